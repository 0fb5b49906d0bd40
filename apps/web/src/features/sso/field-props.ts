import { t } from '../../i18n/t.ts'
import type { ConnectionDraft } from './connection-draft.ts'

export interface FieldsProps {
  draft: ConnectionDraft
  onChange: (part: Partial<ConnectionDraft>) => void
  /** The server's refusals, by field. */
  errors: Readonly<Record<string, string>>
  /** Whether someone has tried to save. */
  isTried: boolean
}

/** The error of a field that was left empty, once someone has tried to save. */
export const missing = (isTried: boolean, value: string): string | undefined =>
  isTried && value.trim() === '' ? t('sso.missing') : undefined
