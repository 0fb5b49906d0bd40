/** Opens the channel to the other tabs; undefined where the browser has none, or blocks it with all storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
