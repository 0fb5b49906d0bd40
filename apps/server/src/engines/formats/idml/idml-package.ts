import { ZipPackage } from '../ooxml/zip-package.ts'
import type { XmlElement } from '../xml/read-xml.ts'

/** A story, which is a text that flows through frames, and the frames that show it. */
export type Story = { name: string; isOnMaster: boolean; isHidden: boolean }

/** An InDesign document as IDML: its stories in the order in which people read them. */
export class IdmlPackage extends ZipPackage {
  /** @throws FileRefused for anything that isn't such a file */
  constructor(bytes: Uint8Array, fileName: string) {
    super(bytes, fileName)
    if (!this.has('/designmap.xml'))
      this.refuse('This is a zip archive, not an IDML document. Export the document from InDesign as IDML.')
  }

  /** The stories as their frames follow one another on the spreads, then those of masters, then those without a frame. */
  stories(): Story[] {
    const parts = elementsOf(this.part('/designmap.xml').root)
    const sources = (local: string): string[] =>
      parts
        .flatMap((part) => (part.local === local ? [`/${part.attributes.get('src') ?? ''}`] : []))
        .filter((name) => this.has(name))
    const hiddenLayers = new Set(
      parts
        .filter(({ local, attributes }) => local === 'Layer' && attributes.get('Visible') === 'false')
        .map((layer) => layer.attributes.get('Self')),
    )
    const names = sources('Story')
    const namesById = byId(names)
    const found = new Map<string, Story>()
    for (const [local, isOnMaster] of [
      ['Spread', false],
      ['MasterSpread', true],
    ] as const)
      for (const spread of sources(local))
        for (const frame of framesIn(this.part(spread).root)) {
          const id = frame.attributes.get('ParentStory') ?? ''
          const name = namesById.get(id.toLowerCase())
          if (name === undefined) continue
          const isHidden =
            hiddenLayers.has(frame.attributes.get('ItemLayer')) || frame.attributes.get('Visible') === 'false'
          const known = found.get(name)
          if (known) known.isHidden &&= isHidden
          else found.set(name, { name, isOnMaster, isHidden })
        }
    const others = names
      .filter((name) => !found.has(name))
      .map((name) => ({ name, isOnMaster: false, isHidden: false }))
    return [...found.values(), ...others]
  }
}

/** The parts of stories by the ids that their names end in behind an underscore, such as `/Stories/Story_u1e4.xml`. */
function byId(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const name of names) {
    const lower = name.toLowerCase()
    const ending = lower.endsWith('.xml') ? lower.slice(lower.lastIndexOf('/') + 1, -'.xml'.length) : ''
    for (let at = ending.indexOf('_'); at !== -1; at = ending.indexOf('_', at + 1)) {
      const id = ending.slice(at + 1)
      if (!found.has(id)) found.set(id, name)
    }
  }
  return found
}

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.kind === 'element')

const framesIn = (element: XmlElement): XmlElement[] =>
  element.attributes.has('ParentStory') ? [element] : elementsOf(element).flatMap(framesIn)
