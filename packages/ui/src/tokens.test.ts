import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function colours(selector: string): Record<string, string> {
  const start = sheet.search(new RegExp(`^  ${selector.replace(/[[\]]/g, '\\$&')}(,\\n[^{]*)? \\{`, 'm'))
  expect(start).toBeGreaterThan(-1)
  const block = sheet.slice(start, sheet.indexOf('\n  }', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const backgrounds = ['canvas', 'surface', 'sunken', 'hover', 'selected']
const tones = ['success', 'warning', 'danger', 'info']

/** A color as `filter: grayscale(1)` shows it. */
function gray(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const level = Math.round(0.2126 * r! + 0.7152 * g! + 0.0722 * b!)
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`
}

/** Colors of text and of what is behind it: at least 4.5. */
const textPairs = [
  ...['text', 'text-2', 'text-3', 'link'].flatMap((text) => backgrounds.map((ground) => [text, ground])),
  ...tones.flatMap((tone) => [tone, 'text', 'text-2'].map((text) => [text, `${tone}-bg`])),
  ...tones.flatMap((tone) => ['surface', 'canvas'].map((ground) => [tone, ground])),
  ...['text', 'text-2'].map((text) => [text, 'neutral-bg']),
  ...['accent', 'accent-hover', 'accent-pressed'].map((fill) => ['on-accent', fill]),
  ...['danger-fill', 'danger-fill-hover'].map((fill) => ['on-danger', fill]),
  ['on-tooltip', 'tooltip'],
] as [string, string][]

/** Colors that must be seen but are not read: at least 3. */
const shapePairs = [
  ...backgrounds.map((ground) => ['focus', ground]),
  ...['surface', 'canvas', 'sunken'].map((ground) => ['border-strong', ground]),
  ...['accent', 'danger-fill', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'].map((c) => [
    c,
    'surface',
  ]),
] as [string, string][]

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s colors', (_, selector) => {
  const theme = colours(selector)

  it.each(textPairs)('text in %s is readable on %s', (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(textPairs.filter(([text]) => !text.startsWith('on-')))(
    'text in %s stays readable on %s while rows are refreshed',
    (text, ground) => {
      expect(contrast(gray(theme[text]!), gray(theme[ground]!))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(backgrounds)('the track of a progress bar stands out from %s, as of a row under the pointer', (ground) => {
    expect(contrast(theme['track']!, theme[ground]!)).toBeGreaterThanOrEqual(1.3)
  })

  it.each(shapePairs)('a shape in %s is visible on %s', (shape, ground) => {
    expect(contrast(theme[shape]!, theme[ground]!)).toBeGreaterThanOrEqual(3)
  })
})

describe('themes', () => {
  it('both themes define the same colors', () => {
    expect(Object.keys(colours("[data-theme='dark']")).toSorted()).toEqual(Object.keys(colours(':root')).toSorted())
  })

  it('the style sheet declares the order of the layers first', () => {
    expect(sheet.startsWith('@layer reset, tokens, base, components, app, overrides;')).toBe(true)
  })
})
