import { CST } from 'yaml'
import type { Edit } from '../edits.ts'
import { type JsonStyle, quoteJson } from '../json/scan-json.ts'
import type { YamlText } from './read-yaml.ts'

/** How a file writes its scalars. */
export type YamlStyle = JsonStyle & { lineEnding: string }

/** Plain scalars that YAML 1.1 or 1.2 wouldn't take for text. */
const ambiguous = [/^(?:y|n|yes|no|on|off|true|false|null|~|<<|=)$/i, /^[-+]?(?:\.?[0-9]|\.(?:inf|nan)$)/i] as const

/** The edits that give a scalar another value, in the way that it is written now where that can hold it. */
export function scalarEdits(
  { token, inFlow }: Pick<YamlText, 'token' | 'inFlow'>,
  value: string,
  style: YamlStyle,
): Edit[] {
  if (token.type === 'block-scalar') return blockEdits(token, value, style)
  const quote = token.type === 'scalar' ? '' : token.type === 'single-quoted-scalar' ? "'" : '"'
  const { offset, source } = token
  return [{ start: offset, end: offset + source.length, text: writeFlowScalar(value, quote, inFlow, style) }]
}

/** A scalar on one line: with the wanted quotes (none, single, double) where they suffice, else with double ones. */
export function writeFlowScalar(value: string, quote: '' | "'" | '"', inFlow: boolean, style: YamlStyle): string {
  const printable =
    /^[\t\u0020-\u007e\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u.test(value) &&
    !/[\u2028\u2029]/.test(value)
  if (printable && quote === "'") return `'${value.replaceAll("'", "''")}'`
  if (printable && quote === '' && canBePlain(value, inFlow)) return value
  return quoteJson(value, style).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeCharacter)
}

function canBePlain(value: string, inFlow: boolean): boolean {
  if (value === '' || value !== value.trim() || value.includes('\t')) return false
  if (ambiguous.some((pattern) => pattern.test(value))) return false
  if (/^(?:[!&*#|>@`%"'{}[\],]|[-?:](?:\s|$)|---|\.\.\.)/.test(value)) return false
  if (/:(?:\s|$)|\s#/.test(value)) return false
  return !inFlow || !/[,[\]{}]|^[?:-]|:["']/.test(value)
}

function blockEdits(token: CST.BlockScalar, value: string, style: YamlStyle): Edit[] {
  const header = token.props[0]
  if (header?.type !== 'block-scalar-header') throw new Error('a block scalar without header')
  const propsLength = token.props.reduce((length, prop) => length + ('source' in prop ? prop.source.length : 0), 0)
  const start = token.offset + propsLength
  const end = start + token.source.length
  const indent = /^(?:[ \t]*(?:\r\n|\n|\r))*( *)\S/.exec(token.source)?.[1]?.length
  const type = header.source.startsWith('>') ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL'
  // Indentation that is counted explicitly depends on what is around: quotes do not.
  const isSimple =
    indent !== undefined &&
    indent > 0 &&
    !/\d/.test(header.source) &&
    !/^\s|\n[ \t]*\S*\t|[\r\u0085\u2028\u2029]/.test(value)
  const made = isSimple ? CST.createScalarToken(value, { indent, type, end: [] }) : undefined
  const newHeader = made?.type === 'block-scalar' ? made.props[0] : undefined
  if (made?.type !== 'block-scalar' || newHeader?.type !== 'block-scalar-header') {
    return quotedInstead(token, header.source, start, end, value, style)
  }
  const lines = made.source.replaceAll('\n', style.lineEnding)
  const body = /[\r\n]$/.test(token.source) ? lines : lines.slice(0, -style.lineEnding.length)
  return [
    { start: token.offset, end: token.offset + header.source.length, text: newHeader.source },
    { start, end, text: body },
  ]
}

function quotedInstead(
  token: CST.BlockScalar,
  header: string,
  start: number,
  end: number,
  value: string,
  style: YamlStyle,
): Edit[] {
  const literal = writeFlowScalar(value, '"', false, style)
  const closes = /(?:\r\n|\n|\r)$/.exec(token.source)?.[0] ?? ''
  const hasLineEnd = token.props.at(-1)?.type === 'newline'
  return [
    { start: token.offset, end: token.offset + header.length, text: literal },
    { start, end, text: hasLineEnd ? '' : closes },
  ]
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
