const name = 'content-saved'

/** Tells the other tabs of this browser that a text was saved. */
export function announceSaved(path: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(path)
  channel.close()
}

/** Listens for what another tab has saved of a text, and gives what ends that. */
export function onSaved(path: string, run: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    if (data === path) run()
  }
  return () => channel.close()
}
