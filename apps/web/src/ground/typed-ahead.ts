/** Milliseconds after which a field that was asked for no longer comes. */
const patience = 5000

interface Catcher {
  input: HTMLInputElement
  /** The element that had the focus before. */
  origin: HTMLElement | null
  /** The keys that were pressed meanwhile. */
  keys: KeyboardEvent[]
  begun: number
  onTakenBack: (() => void) | undefined
}

let catcher: Catcher | undefined

/** Whether an element takes text. */
export function takesText(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false
  if (element.isContentEditable || element.matches('textarea')) return true
  return element.matches('input:not([type=checkbox], [type=radio], [type=button], [type=file])')
}

/** Whether what is typed waits for a field. */
export const isTypedAhead = (element: Element | null): boolean => element?.closest('[data-typed-ahead]') != null

/**
 * Takes the focus for a field that is asked for and whose code may still be on its way: what is typed meanwhile is put
 * into the first field that gets the focus, and is never a command or text of another field. Where the focus goes to an
 * element with `data-takes-keys` instead, whose keys are commands, they are pressed there.
 * `onTakenBack` is called where Escape, or a key that comes too late for it, ends the wait.
 */
export function catchTyping(onTakenBack?: () => void) {
  if (catcher) return
  const origin = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const input = document.createElement('input')
  input.dataset['typedAhead'] = ''
  input.ariaLabel = document.title
  input.tabIndex = -1
  input.autocomplete = 'off'
  input.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;pointer-events:none;inline-size:1px;border:0'
  // Beside what had the focus: a window keeps the focus inside of itself.
  const place = origin?.closest('[role=dialog]') ?? document.querySelector('main') ?? document.body
  place.append(input)
  catcher = { input, origin, keys: [], begun: performance.now(), onTakenBack }
  input.addEventListener('keydown', onKeyDown)
  // A window that closes gives the focus back to what had it when it opened.
  input.addEventListener('focus', () => catcher?.input !== input && giveBack(input, origin))
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('pointerdown', release, true)
  input.focus({ preventScroll: true })
}

function onKeyDown(event: KeyboardEvent) {
  if (!catcher) return
  const isTooLate = performance.now() - catcher.begun > patience
  catcher.keys.push(event)
  if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault()
  if (event.key !== 'Escape' && !isTooLate) return
  const { input, origin, onTakenBack } = catcher
  release()
  giveBack(input, origin)
  onTakenBack?.()
}

function giveBack(input: HTMLInputElement, origin: HTMLElement | null) {
  input.remove()
  if (origin?.isConnected) origin.focus()
}

function onFocusIn({ target }: FocusEvent) {
  if (!catcher || target === catcher.input || !(target instanceof Element)) return
  const takesKeys = target instanceof HTMLElement && target.matches('[data-takes-keys]')
  if (!takesText(target) && !takesKeys) return afterWindow(catcher)
  const { input, keys } = catcher
  const { value } = input
  release()
  // A window gives the focus back to it, and through it to what had it before; nothing else on the page does.
  if (!target.closest('[role=dialog], [role=alertdialog]')) input.remove()
  if (takesKeys) return queueMicrotask(() => keys.forEach((key) => pressAgain(target, key)))
  // After the code that has moved the focus: the field is being put on the page by it.
  if (value !== '') queueMicrotask(() => type(value))
}

/** A window has the focus: before its field, or for good where it has none, as a menu. */
function afterWindow(own: Catcher) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => catcher === own && !isTypedAhead(document.activeElement) && release()),
  )
}

function release() {
  catcher = undefined
  document.removeEventListener('focusin', onFocusIn)
  document.removeEventListener('pointerdown', release, true)
}

// The browser's own way to put text in: with an event that the field hears, and an undo.
const type = (text: string) => document.execCommand('insertText', false, text)

/** Does with a key what the browser would have done in the field that has the focus. */
export function pressInField(field: HTMLElement, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return
  if (key.length === 1) type(key)
  else if (key === 'Backspace') document.execCommand('delete')
  else field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

const pressAgain = (element: HTMLElement, { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true }),
  )
