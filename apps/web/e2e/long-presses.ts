import type { BrowserContext, Locator, Page } from '@playwright/test'

const length = Number(process.env['E2E_PRESS'] ?? 0)
/** Milliseconds before the end of a press in which the page looks at it. */
const before = 50
let isLong = false

/**
 * With `E2E_PRESS` set, a click holds its button for so many milliseconds, and the page complains of what went away, moved,
 * or was disabled meanwhile: the press of a slow hand would be lost.
 */
export async function pressLong(page: Page) {
  if (length === 0) return
  await complainOfLost(page.context())
  if (isLong) return
  isLong = true
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator
  const { click } = locator
  locator.click = function clickLong(this: Locator, options) {
    return click.call(this, { delay: length, ...options })
  }
}

const complainOfLost = (context: BrowserContext) =>
  context.addInitScript((wait) => {
    const whyLost = (pressed: Element, x: number, y: number, { left, top }: DOMRect) => {
      if (!pressed.isConnected) return 'went away'
      if (pressed.matches(':disabled')) return 'was disabled'
      const there = document.elementFromPoint(x, y)
      if (!there || pressed.contains(there)) return undefined
      const now = pressed.getBoundingClientRect()
      // A menu or a window that opens at once may cover its own button.
      if (now.left === left && now.top === top)
        return pressed.ariaHasPopup ? undefined : `was covered by “${there.textContent.slice(0, 60)}”`
      return `moved by ${Math.round(now.left - left)}, ${Math.round(now.top - top)} px`
    }
    addEventListener(
      'pointerdown',
      ({ target, clientX, clientY }) => {
        const pressed = (target as Element).closest('a, button, label, [role=tab], [role=row]')
        if (!pressed) return
        const place = pressed.getBoundingClientRect()
        const name = pressed.getAttribute('aria-label') ?? pressed.textContent
        const timer = setTimeout(() => {
          const why = whyLost(pressed, clientX, clientY, place)
          if (why) console.error(`A press on “${name}” was lost: it ${why}.`)
        }, wait)
        addEventListener('pointerup', () => clearTimeout(timer), { capture: true, once: true })
      },
      true,
    )
  }, length - before)
