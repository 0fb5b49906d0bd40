/**
 * An entry of the search: an operation with its id, method, path, summary, and its permissions and error codes, a code
 * with its status and meaning, or a section of the help center with its page, heading, and text; each with its address.
 */
type Entry = readonly [id: string, method: string, path: string, summary: string, others: string, address: string]

const most = 12

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!

const box = find<HTMLElement>('.search')
const input = find<HTMLInputElement>('#search')
const list = find<HTMLUListElement>('#found')
const status = find<HTMLElement>('.search [role=status]')

let entries: Promise<readonly Entry[]> | undefined
let active = -1

function load(): Promise<readonly Entry[]> {
  entries ??= fetch(box.dataset['index']!).then((answer) => {
    if (!answer.ok) throw new Error(`The index answered ${answer.status}`)
    return answer.json()
  })
  // A failed request is repeated with the next key.
  entries.catch(() => (entries = undefined))
  return entries
}

/** How well an entry answers to all words: 0 for not at all. An id counts more than a summary, a beginning more than a middle. */
function score([id, method, path, summary, others]: Entry, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const texts = [id, id.slice(id.indexOf('.') + 1), summary, path, others, method].map((text) => text.toLowerCase())
    const scores = texts.map((text, index) =>
      text.startsWith(word) ? 20 - index : text.includes(word) ? 10 - index : 0,
    )
    const best = Math.max(...scores)
    if (best === 0) return 0
    sum += best
  }
  return sum
}

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function option([id, method, path, summary, , address]: Entry, index: number): HTMLElement {
  const item = document.createElement('li')
  item.id = `found-${index}`
  item.setAttribute('role', 'option')
  item.dataset['address'] = address
  const words = element('span', 'found-words', '')
  words.append(element('span', 'found-summary', summary))
  if (method) {
    const badge = element('span', 'method', method)
    badge.dataset['method'] = method
    item.append(badge)
    words.append(element('code', '', id))
    if (path) words.append(element('code', 'path', path))
  } else words.append(element('span', 'found-page', id))
  item.append(words)
  return item
}

function show(isOpen: boolean) {
  list.hidden = !isOpen
  input.setAttribute('aria-expanded', String(isOpen))
}

/** Scrolls a box, and nothing around it, until a part of it is in sight. */
function reveal(scroller: Element, part: Element) {
  const outer = scroller.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom
}

function mark(index: number) {
  active = index
  for (const [place, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(place === index))
  const item = list.children[index]
  if (item) {
    input.setAttribute('aria-activedescendant', item.id)
    reveal(list, item)
  } else input.removeAttribute('aria-activedescendant')
}

async function search() {
  const asked = input.value
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    status.textContent = ''
    show(false)
    return
  }
  try {
    const all = await load()
    if (input.value !== asked) return
    const found = all
      .map((entry) => ({ entry, points: score(entry, words) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points || a.entry[0].length - b.entry[0].length)
    list.replaceChildren(...found.slice(0, most).map(({ entry }, index) => option(entry, index)))
    show(found.length > 0)
    mark(found.length > 0 ? 0 : -1)
    status.textContent = found.length === 0 ? 'No results' : `${found.length} found`
  } catch {
    status.textContent = 'Search is unavailable. Try again.'
    show(false)
  }
  status.classList.toggle('hidden', !list.hidden)
}

function open(item: Element | undefined) {
  const address = item instanceof HTMLElement ? item.dataset['address'] : undefined
  if (!address) return
  close()
  input.value = ''
  location.assign(address)
}

function close() {
  show(false)
  mark(-1)
  status.textContent = ''
  status.classList.add('hidden')
}

const moves: Readonly<Record<string, (count: number) => number>> = {
  ArrowDown: (count) => (active + 1) % count,
  ArrowUp: (count) => (active - 1 + count) % count,
  Home: () => 0,
  End: (count) => count - 1,
}

input.addEventListener('input', () => void search())
input.addEventListener('focus', () => void load().catch(() => undefined))
input.addEventListener('blur', close)
input.addEventListener('keydown', (event) => {
  const count = list.children.length
  if (event.key === 'Escape') {
    if (list.hidden) input.value = ''
    close()
  } else if (event.key === 'Enter') open(list.children[active])
  else if (!list.hidden && count > 0 && moves[event.key]) mark(moves[event.key]!(count))
  else return
  event.preventDefault()
})
// The field keeps the focus; a press elsewhere closes the list before a click could arrive.
list.addEventListener('pointerdown', (event) => event.preventDefault())
list.addEventListener('click', (event) => open((event.target as Element).closest('[role=option]') ?? undefined))
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
  const isShortcut =
    (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) ||
    (event.key === 'k' && (event.ctrlKey || event.metaKey))
  if (!isShortcut) return
  event.preventDefault()
  input.focus({ preventScroll: true })
  input.select()
})

/** A link to a part of the page moves the focus there. */
function arrive() {
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  const heading = target?.matches('[tabindex="-1"]') ? target : target?.querySelector<HTMLElement>('[tabindex="-1"]')
  heading?.focus({ preventScroll: true })
}

addEventListener('hashchange', arrive)
// Not earlier: the browser's own navigation to the part would reset the focus.
addEventListener('load', arrive)

const present = document.querySelector('.sidebar [aria-current]')
if (present) reveal(find('.sidebar'), present)

/** A button in a corner of an example that copies it, and says so for a moment. */
function copier(example: Element): HTMLElement {
  const copy = element('button', 'copy', 'Copy')
  copy.setAttribute('type', 'button')
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(example.textContent ?? '').then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'Not copied'),
    )
    setTimeout(() => (copy.textContent = 'Copy'), 2_000)
  })
  copy.setAttribute('aria-live', 'polite')
  return copy
}

// An insecure page has no clipboard.
if (navigator.clipboard) for (const example of document.querySelectorAll('.example pre')) example.after(copier(example))

const button = find<HTMLButtonElement>('.theme')
const isDark = () => document.documentElement.dataset['theme'] === 'dark'
const nameButton = () => button.setAttribute('aria-label', isDark() ? 'Light theme' : 'Dark theme')
button.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  nameButton()
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
})
nameButton()
button.hidden = false
box.hidden = false
