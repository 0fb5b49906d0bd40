import { hasMessage, t, type MessageId } from '../../i18n/t.ts'

/** Why a sign-in through a provider failed, in words that an administrator can act on. */
export function problemText(problem: string | undefined): string {
  const id = `sso.problem.${problem ?? ''}`
  return hasMessage(id) ? (t as (id: MessageId) => string)(id as MessageId) : t('sso.problem.unknown')
}
