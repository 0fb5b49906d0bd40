import type { IcuNode, IcuSwitch } from '../icu/parse-message.ts'
import { isPluralCategory } from '../plural-categories.ts'

/** A selector with its variants; `other` is the default one, which the file may call something else. */
type FluentSwitch = Omit<IcuSwitch, 'cases'> & { cases: ReadonlyMap<string, readonly FluentNode[]> }

/** A part of a pattern. */
export type FluentNode = Exclude<IcuNode, { kind: 'switch' | 'pound' }> | FluentSwitch

type Variant = { name: string; isDefault: boolean; nodes: readonly FluentNode[] }

const isNumber = (name: string): boolean => /^-?\d+(?:\.\d+)?$/.test(name)

/** `undefined` for variants that can't be told apart once the default one is called `other`. */
export function switchOf(selector: string, variants: readonly Variant[]): FluentSwitch | undefined {
  const usual = variants.find(({ isDefault }) => isDefault)?.name ?? 'other'
  if (variants.some(({ name, isDefault }) => name === 'other' && !isDefault)) return undefined
  const arePlurals = usual === 'other' && variants.every(({ name }) => isPluralCategory(name) || isNumber(name))
  const isOrdinal = /\btype\s*:\s*"ordinal"/.test(selector)
  const cases = new Map(
    variants.map(({ name, isDefault, nodes }) => [isDefault ? 'other' : isNumber(name) ? `=${name}` : name, nodes]),
  )
  const type = !arePlurals ? 'select' : isOrdinal ? 'selectordinal' : 'plural'
  // Writing a selector needs the name of its default variant.
  return { kind: 'switch', key: `${selector} ${usual}`, argument: selector, type, offset: 0, cases }
}

/** The name of the default variant of a selector. */
export const defaultOf = (key: string): string => key.slice(key.lastIndexOf(' ') + 1)
