import type { FileFormat } from '../format.ts'
import { programFormat } from '../program/program-format.ts'
import { readPhp } from './read-php.ts'

/** PHP's message files: arrays, constants and variables, as Laravel and others have them. */
export const php: FileFormat = programFormat({ name: 'php', label: 'PHP', extensions: ['php'], read: readPhp })
