import type { FileFormat } from '../format.ts'
import { containerFormat, leftOutOf, type PartBlocks } from '../ooxml/office-format.ts'
import type { OfficeReading } from '../ooxml/office-reading.ts'
import { flag } from '../parameters.ts'
import { tagRegexParameter } from '../shared-parameters.ts'
import { IdmlPackage, type Story } from './idml-package.ts'
import { storyBlocks } from './story.ts'

/** InDesign's interchange format: stories in the order of the spreads, their ranges of style as codes. */
export const idml: FileFormat = containerFormat<IdmlPackage>({
  kind: 'idml',
  label: 'InDesign (IDML)',
  extensions: ['idml'],
  parameters: [
    {
      key: 'translateMasters',
      title: 'Master pages',
      description: 'Translate text on master pages.',
      type: 'boolean',
      value: false,
    },
    {
      key: 'translateHidden',
      title: 'Hidden layers',
      description: 'Translate text on hidden layers.',
      type: 'boolean',
      value: false,
    },
    tagRegexParameter,
  ],
  open: (bytes, fileName) => new IdmlPackage(bytes, fileName),
  read: (reading) => {
    const { file, values } = reading
    const isRead = ({ isOnMaster, isHidden }: Story): boolean =>
      (!isOnMaster || flag(values, 'translateMasters')) && (!isHidden || flag(values, 'translateHidden'))
    const stories = Map.groupBy(file.stories(), isRead)
    return {
      parts: partsOf(reading, stories.get(true)),
      leftOut: () => leftOutOf(partsOf(reading, stories.get(false)), 'SKIPPED_KEY'),
    }
  },
})

const partsOf = ({ file, tokenize }: OfficeReading<IdmlPackage>, stories: readonly Story[] = []): PartBlocks[] =>
  stories.map(({ name }, index) => {
    const { text, root } = file.part(name)
    const prefix = `${name.slice(name.lastIndexOf('_') + 1, -'.xml'.length)}/`
    const part = { kind: 'STORY', name: String(index + 1) } as const
    return { name, text, blocks: storyBlocks(root, text, prefix, tokenize), part }
  })
