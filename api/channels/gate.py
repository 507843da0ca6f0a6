"""Which channels are answered, which are muted, and who may decide that."""

from __future__ import annotations

from collections.abc import Collection

from api.channels.store import ChannelStore

_MUTE = "INSERT INTO muted VALUES (:platform, :place) ON CONFLICT DO NOTHING"
_UNMUTE = "DELETE FROM muted WHERE platform = :platform AND place = :place"


class Gate:
    """The rights on one platform.

    Args:
        workspaces: ids of those that are answered; empty for all.
        channels: likewise; direct messages are always answered in a workspace that is.
        admins: ids of the users who may mute.
    """

    def __init__(
        self,
        store: ChannelStore,
        platform: str,
        *,
        workspaces: Collection[str] = (),
        channels: Collection[str] = (),
        admins: Collection[str] = (),
    ) -> None:
        self._store = store
        self._platform = platform
        self._workspaces = frozenset(workspaces)
        self._channels = frozenset(channels)
        self._admins = frozenset(admins)

    def lets_in(self, workspace: str, channel: str, *, is_direct: bool = False) -> bool:
        """Whether questions from there are answered at all."""
        if self._workspaces and workspace not in self._workspaces:
            return False
        return is_direct or not self._channels or channel in self._channels

    def is_admin(self, user_id: str) -> bool:
        """Whether the user may mute the bot and add documents."""
        return user_id in self._admins

    def is_muted(self, place: str) -> bool:
        """Whether the bot keeps quiet in a channel."""
        with self._store.connection() as connection:
            found = connection.execute(
                "SELECT 1 FROM muted WHERE platform = :platform AND place = :place", self._row(place)
            ).fetchone()
        return found is not None

    def mute(self, place: str) -> None:
        """Keep quiet in a channel, until told otherwise, over restarts."""
        with self._store.connection() as connection:
            connection.execute(_MUTE, self._row(place))

    def unmute(self, place: str) -> None:
        """Answer in a channel again."""
        with self._store.connection() as connection:
            connection.execute(_UNMUTE, self._row(place))

    def _row(self, place: str) -> dict[str, str]:
        return {"platform": self._platform, "place": place}
