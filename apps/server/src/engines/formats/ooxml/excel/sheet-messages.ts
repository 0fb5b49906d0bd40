import { attributeEdit, childrenOf, type XmlElement } from '../../xml/read-xml.ts'
import type { Block } from '../blocks.ts'
import type { Sheet } from './sheet.ts'

/** Attributes that people read, each with the most characters that Excel takes. */
const validations = { promptTitle: 32, prompt: 255, errorTitle: 32, error: 225 } as const
const links = { tooltip: 255 } as const

/** The messages of a sheet while cells are filled in, and `withTips` those of its links. */
export function messageBlocks({ name, root, text }: Sheet, withTips: boolean): Block[] {
  const blocksOf = (element: XmlElement, place: string, attributes: Readonly<Record<string, number>>): Block[] =>
    Object.entries(attributes).flatMap(([attribute, maxLength]): Block[] => {
      const raw = element.attributes.get(attribute)
      if (!raw?.trim()) return []
      const cells = element.attributes.get(place) ?? ''
      const value = raw.replaceAll(/_x000[aA]_/g, '\n')
      const edit = (target: string) => [attributeEdit(element, text, attribute, target.replaceAll(/\r?\n/g, '_x000a_'))]
      return [{ type: 'value', key: `${name}!${cells}/${attribute}`, value, edit, isCopy: false, maxLength }]
    })
  const within = (list: string): XmlElement[] => childrenOf(root, list).flatMap((element) => childrenOf(element))
  return [
    ...within('dataValidations').flatMap((element) => blocksOf(element, 'sqref', validations)),
    ...(withTips ? within('hyperlinks').flatMap((element) => blocksOf(element, 'ref', links)) : []),
  ]
}
