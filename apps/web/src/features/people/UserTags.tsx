import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { Row, Stack } from '@dragoman/ui/Page'
import { TagList } from '@dragoman/ui/TagList'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { AddRow } from './AddRow.tsx'
import { useLock } from './use-lock.ts'

/** The tags of a person, which filters of lists and automatic assignment use. */
export function UserTags({ user }: { user: User }) {
  const lock = useLock(user, { isOwnAllowed: true })
  const [tag, setTag] = useState('')
  const add = useMutation({ ...mutation(api.users.addTag), meta: { showsErrors: true } })
  const remove = useMutation(mutation(api.users.removeTag))
  const userUUID = user.uuid
  return (
    <Card title={t('users.tags')} description={lock ?? t('users.tags.text')}>
      <Stack>
        {user.tags.length > 0 ? (
          <Row>
            <TagList
              label={t('users.tags')}
              items={user.tags.map((name) => ({ id: name, label: name, icon: 'tag' }))}
              onRemove={
                lock ? undefined : (names) => names.forEach((name) => remove.mutate({ path: { userUUID, tag: name } }))
              }
            />
          </Row>
        ) : (
          <p>{t('users.tags.none')}</p>
        )}
        {!lock && (
          <Form
            label={t('users.tags.add')}
            onSubmit={() => {
              if (tag.trim() && !add.isPending)
                add.mutate({ path: { userUUID, tag: tag.trim() } }, { onSuccess: () => setTag('') })
            }}
          >
            <AddRow
              button={
                <Button type="submit" isDisabled={!tag.trim()} isPending={add.isPending}>
                  {t('users.add')}
                </Button>
              }
            >
              <TextField
                name="tag"
                label={t('users.tag')}
                value={tag}
                onChange={setTag}
                maxLength={100}
                autoComplete="off"
                errorMessage={add.error ? errorText(add.error) : undefined}
              />
            </AddRow>
          </Form>
        )}
      </Stack>
    </Card>
  )
}
