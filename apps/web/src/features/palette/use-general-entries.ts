import { mutation } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { showError } from '../../errors/report-error.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { t } from '../../i18n/t.ts'
import { changeLocale, currentLocale } from '../../i18n/words.ts'
import { keepAppearance } from '../../ground/appearance.ts'
import { signOut } from '../../ground/sign-out.ts'
import { toggleTheme, useTheme } from '../../ground/theme.ts'
import { showToast } from '../../ground/toasts.ts'
import { confirmLeaving } from '../../ground/unsaved.ts'
import type { Entry } from './entries.ts'

/** The actions that a person has on every page. Languages appear only for typed text: there are many of them. */
export function useGeneralEntries(typed: string, onShowKeys: () => void): Entry[] {
  const { session } = useSession()
  const context = useRouter().options.context
  const isDark = useTheme() === 'dark'
  const { mutate: markAll } = useMutation(mutation(api.notifications.markRead))
  const leaving = (run: () => Promise<unknown>) => () =>
    void confirmLeaving().then((leaves) => (leaves ? run().catch(showError) : undefined))
  const languages = Object.keys(locales) as Locale[]
  return [
    {
      key: 'theme',
      icon: isDark ? 'sun' : 'moon',
      text: isDark ? t('shell.theme.light') : t('shell.theme.dark'),
      run() {
        toggleTheme()
        keepAppearance(context.client, context.session)
      },
    },
    {
      key: 'read',
      icon: 'bell',
      text: t('notifications.markAll'),
      detail: t('shell.notifications'),
      run: () =>
        markAll({ body: {} }, { onSuccess: () => showToast({ tone: 'success', title: t('palette.allRead') }) }),
    },
    { key: 'keys', icon: 'key', text: t('shell.help.keys'), keys: ['?'], run: onShowKeys },
    { key: 'out', icon: 'logout', text: t('shell.logout'), run: leaving(() => signOut(session)) },
    ...(typed === '' ? [] : languages)
      .filter((locale) => locale !== currentLocale())
      .map((locale): Entry => ({
        key: `language ${locale}`,
        icon: 'globe',
        text: locales[locale].name,
        detail: t('shell.language'),
        words: ['Language', locale],
        run: leaving(() => changeLocale(locale)),
      })),
  ]
}
