import { can } from '@dragoman/sdk/permissions'
import type { SignedIn } from '../../identity/sessions.ts'
import { forbidden } from '../../kernel/refusals.ts'
import type { ImportFileRow } from './tables.ts'

const permissions = {
  MEMORY: 'TM_import',
  TRANSLATIONS: 'TM_import',
  GLOSSARY: 'GLOSSARY_create',
  PEOPLE: 'USER_save',
  RATES: 'USER_rates',
} as const

export const isImported = (kind: string): kind is keyof typeof permissions => Object.hasOwn(permissions, kind)

/** 403 where the person may not import files of a kind. */
export function requireKind(session: SignedIn, { kind, choice }: ImportFileRow): void {
  if (!isImported(kind)) return
  const isNewMemory = (kind === 'MEMORY' || kind === 'TRANSLATIONS') && choice.intoUuid === undefined
  for (const code of [permissions[kind], ...(isNewMemory ? ['TM_create' as const] : [])])
    if (!can(session, [code])) throw forbidden(`This needs the permission ${code}.`, [code])
}
