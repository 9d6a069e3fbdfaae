/** The booking channel that a review came from, quiet: it informs and is never the point. */
export function ChannelChip({ channel }: { channel: string }) {
  return <span className="channel-chip">{channel}</span>;
}
