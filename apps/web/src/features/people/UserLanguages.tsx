import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row, Stack } from '@dragoman/ui/Page'
import { TagList } from '@dragoman/ui/TagList'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { compareNames, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { AddRow } from './AddRow.tsx'
import { useLock } from './use-lock.ts'

/** From which languages a person translates, and into which. */
export function UserLanguages({ user }: { user: User }) {
  const lock = useLock(user, { isOwnAllowed: true })
  const remove = useMutation(mutation(api.users.removeLanguagePair))
  const items = user.supportedLanguagePairs
    .map(({ pair, source, target }) => ({
      id: pair,
      label: t('users.languagesLine', { source: languageName(source), targets: languageName(target) }),
    }))
    .sort((a, b) => compareNames(a.label, b.label))
  return (
    <Card title={t('users.languagePairs')}>
      <Stack>
        {items.length > 0 ? (
          <Row>
            <TagList
              label={t('users.languagePairs')}
              items={items}
              onRemove={
                lock
                  ? undefined
                  : (pairs) =>
                      pairs.forEach((pair) => {
                        const [source = '', target = ''] = pair.split(':')
                        remove.mutate({ path: { userUUID: user.uuid, source, target } })
                      })
              }
            />
          </Row>
        ) : (
          <EmptyState kind="first-use" icon="translate" headingLevel={3} title={t('users.languages.none')}>
            {t('users.languages.noneText')}
          </EmptyState>
        )}
        {!lock && <AddLanguagePair userUUID={user.uuid} />}
      </Stack>
    </Card>
  )
}

function AddLanguagePair({ userUUID }: { userUUID: string }) {
  const options = useLanguageOptions()
  const [source, setSource] = useState<string | null>('en')
  const [target, setTarget] = useState<string | null>(null)
  const add = useMutation({ ...mutation(api.users.addLanguagePair), meta: { showsErrors: true } })
  const field = (
    label: string,
    value: string | null,
    onChange: (code: string | null) => void,
    errorMessage?: string,
  ) => <ComboBox {...{ label, value, onChange, options, errorMessage }} />
  return (
    <AddRow
      button={
        <Button
          isDisabled={!source || !target}
          isPending={add.isPending}
          onPress={() =>
            add.mutate({ path: { userUUID, source: source!, target: target! } }, { onSuccess: () => setTarget(null) })
          }
        >
          {t('users.add')}
        </Button>
      }
    >
      {field(t('users.sourceLanguage'), source, setSource)}
      {field(t('users.targetLanguage'), target, setTarget, add.error ? errorText(add.error) : undefined)}
    </AddRow>
  )
}
