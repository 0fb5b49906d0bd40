import type { LeftOutText } from '@dragoman/sdk/operations/projects'
import type { Column } from '@dragoman/ui/DataTable'
import { hasMessage, t } from '../../../i18n/t.ts'

export const leftOutRowId = ({ key, text, reason }: LeftOutText) => JSON.stringify([key, text, reason])

/** A text that is not translated, where it stands, and why. */
export const leftOutColumns = (): Column<LeftOutText>[] => [
  {
    id: 'text',
    header: t('projects.leftOut.source'),
    minWidth: 200,
    cell: ({ text }) => <bdi>{text}</bdi>,
  },
  { id: 'key', header: t('projects.leftOut.key'), minWidth: 140, cell: ({ key }) => <bdi>{key}</bdi> },
  { id: 'reason', header: t('projects.leftOut.reason'), minWidth: 200, cell: ({ reason }) => reasonWord(reason) },
]

/** A newer server may know other reasons. */
export const reasonWord = (reason: string): string => {
  const id = `projects.leftOut.reason.${reason}`
  return hasMessage(id) ? t(id) : reason
}
