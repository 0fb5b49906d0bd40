import { type CatalogEntry, catalogFormat, without } from '../catalog.ts'
import type { FileFormat } from '../format.ts'
import { expandMessage } from '../icu/expand-message.ts'
import type { IcuNode } from '../icu/parse-message.ts'
import { keyParameters } from '../key-parameters.ts'
import { sharedParameters } from '../shared-parameters.ts'
import { decodeText, encodeText, lineEndingOf, refuseUnstorable } from '../text.ts'
import { type FluentPlace, printFtl } from './print-ftl.ts'
import { readFtl } from './read-ftl.ts'
import type { FluentNode } from './switches.ts'

/** Mozilla's Fluent: messages, terms, and their attributes; each variant of a selector is a text. */
export const ftl: FileFormat = catalogFormat({
  name: 'ftl',
  label: 'Fluent',
  extensions: ['ftl'],
  mediaTypes: { ftl: ['text/x-fluent', 'text/plain'] },
  applySourceSegmentation: false,
  parameters: [...without(sharedParameters, 'icu'), ...keyParameters],

  read(bytes, { fileName, sourceLocale }) {
    const { text, encoding } = decodeText(bytes, fileName)
    const lineEnding = lineEndingOf(text)
    const entries = readFtl(text, fileName).map(({ key, note, isPrivate, start, end, nodes }): CatalogEntry => {
      const source = shownText(nodes)
      refuseUnstorable(source, text, start, fileName)
      const place = placeOf(text, start)
      const print = printFtl(place)
      // A placeable may begin a line without any space, but words may not.
      const before = text[start - 1] === '\n' ? place.indent : ''
      return {
        key,
        context: key,
        note,
        source,
        ...(isPrivate && { leftOut: 'NOT_TRANSLATABLE' }),
        ownChoices: { nodes, print },
        // Only needed once there are translations.
        get present() {
          const tree = expandMessage(nodes, { source: sourceLocale, target: sourceLocale })
          return (
            tree && print(tree, (branch) => branch.nodes.map((node) => (node.kind === 'text' ? node : nativeOf(node))))
          )
        },
        write: (value) => [{ start, end, text: before + value.replaceAll(/\r?\n/g, lineEnding) }],
      }
    })
    return { text, encode: (edited) => encodeText(edited, encoding), entries }
  },
})

const nativeOf = (node: IcuNode): { kind: 'standalone'; native: string; id: number } => ({
  kind: 'standalone',
  native: node.kind === 'code' ? node.native : '',
  id: 0,
})

/** Further lines are indented as the first one, or by four spaces more than the name before it. */
function placeOf(text: string, at: number): FluentPlace {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const isBlock = line.trim() === ''
  return { indent: isBlock && line !== '' ? line : `${/^ */.exec(line)?.[0] ?? ''}    `, isBlock }
}

/** A pattern in a line, with the default variants. */
const shownText = (nodes: readonly FluentNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      return node.kind === 'code' ? node.native : shownText(node.cases.get('other') ?? [])
    })
    .join('')
