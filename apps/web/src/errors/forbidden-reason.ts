import { enumWord } from '../i18n/enum-word.ts'
import { t } from '../i18n/t.ts'

/** Permissions and roles of which one would do: roles by their names, permissions by their codes. */
export const permissionNames = (codes: readonly string[]): string =>
  codes.map((code) => (code.startsWith('ROLE_') ? enumWord('role', code.slice('ROLE_'.length)) : code)).join(', ')

/** What something takes that one lacks, in a sentence. */
export const forbiddenReason = (codes: readonly string[]): string =>
  t('shell.forbidden.reason', { permissions: permissionNames(codes) })
