import { t } from '../../i18n/t.ts'
import { commands, commandText } from '../../ground/keys.ts'
import { pageTabs } from '../../ground/page-tabs.ts'
import { distinct, type Entry } from './entries.ts'

/** Parts of a row, a form, a chart, or a choice have no meaning apart from it. */
const apart = ['table', '[data-row]', '[role=search]', 'form', 'ul', 'ol', 'dl', 'figure', 'nav', '[role=group]']
  .concat('[role=tablist]', '[role=toolbar]', '[role=radiogroup]', '[role=alert]')
  .join(', ')

/**
 * The actions on the present page: the commands that it offers, then its buttons and links, its tabs, and the columns
 * that it sorts by. A button does what it does when it is pressed.
 */
export function pageEntries(): Entry[] {
  const own = commands().flatMap((command, at): Entry[] => {
    const { icon, keys, reason, run } = command
    return icon ? [{ key: `command ${String(at)}`, icon, text: commandText(command), keys, reason, run }] : []
  })
  const head = elements('main [data-part=actions] :is(button, a[href])')
  const others = elements('main button').filter(
    (button) => !head.includes(button) && button.textContent !== '' && !button.closest(apart),
  )
  const names = others.map(nameOf)
  const buttons = [
    ...head,
    // Those that share their name can't be told apart.
    ...others.filter((_, at) => names.indexOf(names[at]!) === names.lastIndexOf(names[at]!)),
  ]
  const tabs = pageTabs().map((tab, at): Entry => ({
    ...pressing(tab, 'tabs'),
    icon: 'arrow-end',
    detail: t('palette.tab'),
    keys: at < 9 ? [String(at + 1)] : undefined,
  }))
  const sorts = elements('main thead th button:not([role])').map((button): Entry => ({
    ...pressing(button, 'sort'),
    icon: 'sort',
    text: t('palette.sort', { column: nameOf(button) }),
  }))
  const pressed = buttons.map((button): Entry => ({ ...pressing(button, 'button'), icon: 'play' }))
  return distinct([...own, ...pressed, ...tabs, ...sorts]).filter(({ text }) => text !== '')
}

const elements = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches('[disabled], [aria-disabled=true], [aria-haspopup=menu], [aria-expanded]'),
  )

const pressing = (element: HTMLElement, kind: string) => ({
  key: `${kind} ${nameOf(element)}`,
  text: nameOf(element),
  run: () => element.click(),
})

/** The name of a button: its words, without the figure that may stand behind them. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    if (text) return text
  }
  return ''
}
