import type { LeftOutText } from '../../format.ts'
import { childrenOf, textIn, type XmlElement } from '../../xml/read-xml.ts'
import { isOn } from './items.ts'
import { isChoice } from './paragraph.ts'

/** Texts of a part that stand among others and stay as they are: hidden ones, and what a content control offers. */
export function wordLeftOut(root: XmlElement, prefix: string, hiddenText: boolean): LeftOutText[] {
  const found: LeftOutText[] = []
  const counter = { hidden: 0, control: 0 }
  const add = (kind: keyof typeof counter, text: string, reason: LeftOutText['reason']): void => {
    if (text.trim() === '') return
    counter[kind] += 1
    found.push({ key: `${prefix}${kind}-${counter[kind]}`, text: text.trim(), reason })
  }
  const visit = (parent: XmlElement, isInParagraph: boolean): void => {
    for (const child of parent.children) {
      if (child.kind === 'text' || child.local === 'del' || child.local === 'moveFrom' || child.local === 'Fallback')
        continue
      const isWord = child.uri === root.uri
      if (isWord && child.local === 'r' && !hiddenText && isOn(childrenOf(child, 'rPr')[0], 'vanish'))
        add('hidden', childrenOf(child, 't').map(textIn).join(''), 'SKIPPED_KEY')
      else if (isWord && child.local === 'sdt' && isInParagraph && isControl(child))
        add('control', childrenOf(child, 'sdtContent').map(textIn).join(''), 'NOT_TRANSLATABLE')
      else visit(child, isInParagraph || (isWord && child.local === 'p'))
    }
  }
  visit(root, false)
  return found
}

const isControl = (element: XmlElement): boolean => childrenOf(element, 'sdtPr').some(isChoice)
