import type { Page } from '@playwright/test'

/**
 * Texts of the product that are cut: their box hides what is beyond it, and nothing says the whole. Left out is what people
 * wrote, and the cells of tables: their columns can be drawn wider, and their rows opened.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, visibility, clipPath } = getComputedStyle(element)
      if (!/hidden|clip/.test(overflowX) || visibility === 'hidden' || clipPath !== 'none') continue
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) continue
      const isOfText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
      )
      if (!isOfText || element.closest('[title], [aria-hidden=true], [data-user-text], td')) continue
      // Text that people wrote.
      if (element.closest('bdi, [dir=auto]') || element.querySelector('bdi, [dir=auto]')) continue
      found.push(
        `cut: ${element.textContent.trim().slice(0, 80)} (${element.clientWidth} of ${element.scrollWidth} px)`,
      )
    }
    return found
  })

/** Stops after which a walk through a page ends: the editor has three for each segment. */
const mostStops = 400

/**
 * Goes through a page with Tab: each stop has a name, is in view and has an outline, and after the last one the walk is
 * out of the page or back at its beginning.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    document.body.focus()
    window.scrollTo(0, 0)
  })
  let first: string | undefined
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
      const marks = ((window as { marks?: Map<Element, number> }).marks ??= new Map<Element, number>())
      const seen = marks.has(element)
      marks.set(element, marks.size)
      const labelled =
        element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id || '-')}"]`)
      const name =
        element.getAttribute('aria-label') ??
        element.getAttribute('title') ??
        ((element.getAttribute('aria-labelledby') && 'labelled') || element.textContent.trim()) ??
        ''
      return {
        seen,
        name: name || labelled?.textContent.trim() || (element as HTMLInputElement).placeholder || '',
        tag: element.outerHTML.slice(0, 120),
        isThere: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      }
    })
    if (at === null || at.seen) return found
    first ??= at.tag
    if (!at.name) found.push(`no name: ${at.tag}`)
    if (!at.isThere) found.push(`not in view: ${at.tag}`)
  }
  return [...found, `more than ${mostStops} stops`]
}
