import type { FileFormat } from '../format.ts'
import { programFormat } from '../program/program-format.ts'
import { readJs } from './read-js.ts'

/** JavaScript files with messages: the objects that they export, assign, or hand over. */
export const js: FileFormat = programFormat({ name: 'js', label: 'JavaScript', extensions: ['js'], read: readJs })
