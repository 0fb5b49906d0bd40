import type { FileFormat } from '../format.ts'
import { ditaRules } from './rule-sets.ts'
import { markupFormat } from './xml-format.ts'

/** DITA topics and maps. What they refer to stays where it is. */
export const dita: FileFormat = markupFormat(
  { name: 'dita', label: 'DITA', extensions: ['dita', 'ditamap'] },
  () => ditaRules,
)
