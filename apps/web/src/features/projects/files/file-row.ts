import type { FileDropItem } from '@dragoman/ui/FileDrop'
import { placeOf, problemText, type FileItem } from '../../../files/send-file.ts'
import { listSeparator } from '../../../i18n/format.ts'
import { formatBytes } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import type { PreviewState } from './use-previews.ts'

/** A file where it was dropped: how far it is, and what was found in it or is wrong with it. */
export function fileRow(item: FileItem, preview?: PreviewState): FileDropItem {
  const { id, file, packed, state, progress, found, problem } = item
  const known = found ?? preview?.preview
  const wrong = problem ?? preview?.problem
  const leftOut = preview?.preview?.leftOutTexts ?? 0
  const detail = wrong
    ? problemText(wrong)
    : known
      ? [
          t('projects.files.found', { words: known.totalWords ?? 0, segments: known.totalSegments ?? 0 }),
          ...(leftOut > 0 ? [t('projects.leftOut.count', { count: leftOut })] : []),
        ].join(listSeparator())
      : formatBytes(packed?.size ?? file.size)
  return { id, name: placeOf(item), state: wrong ? 'error' : state, progress, detail }
}
