type OnKey = (event: KeyboardEvent, isForPalette: boolean) => void

let onKey: OnKey | undefined
const early: [KeyboardEvent, boolean][] = []

/** Listens to the page from its beginning. What is pressed before the code of the keys is here waits for it. */
export function listenEarly(onFirst: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isForPalette =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    // Some browsers have keys of their own for the same.
    if (isForPalette) event.preventDefault()
    if (onKey) return onKey(event, isForPalette)
    early.push([event, isForPalette])
    onFirst()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Hands the keys over, those that waited first; answers how to give them back. */
export function takeKeys(next: OnKey): () => void {
  onKey = next
  for (const key of early.splice(0)) next(...key)
  return () => void (onKey = undefined)
}
