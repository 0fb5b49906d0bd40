import { pressInField, takesText } from './typed-ahead.ts'

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

/**
 * Hands the keys over, those that waited first; answers how to give them back. Once one of them has led to a field, the
 * others were meant for it. Keys of an element that had the focus before the person went on to a field are over.
 */
export function takeKeys(next: OnKey): () => void {
  onKey = next
  // After the code that takes them: a field that hears of text while it is being drawn forgets it.
  queueMicrotask(() => {
    const origin = document.activeElement
    for (const [event, isForPalette] of early.splice(0)) {
      const field = document.activeElement
      // The text of a field that had the focus is there already.
      const isTyped = event.target instanceof Element && takesText(event.target)
      if (isForPalette || isTyped || !takesText(field)) next(event, isForPalette)
      else if (field !== origin || event.target === document.body) pressInField(field, event)
    }
  })
  return () => void (onKey = undefined)
}
