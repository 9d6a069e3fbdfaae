/** The booking channel of a review. */
export function ChannelChip({ channel }: { channel: string }) {
  return <span className="channel-chip">{channel}</span>;
}
