import { directionOf } from '@dragoman/sdk/direction'
import { languageOf } from '@dragoman/sdk/locale'
import type { RunWriter } from '../runs.ts'

/** How translated runs are marked. */
export type Marking = { locale: string; language: boolean; rightToLeft: boolean }

const inline: ReadonlySet<string> = new Set(['tab', 'ptab', 'br', 'cr'])
const eastAsian: ReadonlySet<string> = new Set(['zh', 'ja', 'ko'])

/** Writes runs of a Word document; `prefix` is that of the document's elements. */
export function wordRuns(prefix: string, marking: Marking): RunWriter {
  const name = (local: string): string => (prefix === '' ? local : `${prefix}:${local}`)
  const marks = `${marking.rightToLeft ? `<${name('rtl')}/>` : ''}${marking.language ? languageMark(name, marking.locale) : ''}`
  return {
    inline,
    run: (format, content) => `<${name('r')}>${marked(format, marks, name)}${content}</${name('r')}>`,
    text: (escaped) =>
      escaped
        .split(/(\r\n|\n|\t)/)
        .map((piece) => {
          if (piece === '') return ''
          if (piece === '\t') return `<${name('tab')}/>`
          if (piece === '\n' || piece === '\r\n') return `<${name('br')}/>`
          return `<${name('t')} xml:space="preserve">${piece}</${name('t')}>`
        })
        .join(''),
  }
}

function languageMark(name: (local: string) => string, locale: string): string {
  const kind = directionOf(locale) === 'rtl' ? 'bidi' : eastAsian.has(languageOf(locale)) ? 'eastAsia' : 'val'
  return `<${name('lang')} ${name(kind)}="${locale}"/>`
}

/** Extensions of later versions come last among the properties of a run. */
function marked(format: string, marks: string, name: (local: string) => string): string {
  if (marks === '') return format
  if (format === '' || format.endsWith('/>')) return `<${name('rPr')}>${marks}</${name('rPr')}>`
  const extension = /<w1\d:/.exec(format)
  const at = extension ? extension.index : format.lastIndexOf('</')
  return format.slice(0, at) + marks + format.slice(at)
}
