import { hasMessage, t } from '../../i18n/t.ts'

/** The name of a type of email, and when it is sent; its code where a later server has another one. */
export function kindWords(code: string): { name: string; text: string | undefined } {
  const [name, text] = [`notifications.kind.${code}`, `notifications.text.${code}`]
  return {
    name: hasMessage(name) ? t(name as 'notifications.saved') : code,
    text: hasMessage(text) ? t(text as 'notifications.saved') : undefined,
  }
}
