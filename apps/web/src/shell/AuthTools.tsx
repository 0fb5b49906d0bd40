import { Button } from '@dragoman/ui/Button'
import { locales } from '../i18n/locales.ts'
import { t } from '../i18n/t.ts'
import { currentLocale } from '../i18n/words.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { toggleTheme, useTheme } from '../ground/theme.ts'

/** Language and theme for people who are not signed in, in words. */
export function AuthTools() {
  const theme = useTheme()
  return (
    <>
      <LanguageMenu
        button={(props) => (
          <Button {...props} variant="quiet" icon="globe">
            {locales[currentLocale()].name}
          </Button>
        )}
      />
      <Button variant="quiet" icon={theme === 'dark' ? 'sun' : 'moon'} onPress={toggleTheme}>
        {theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
      </Button>
    </>
  )
}
