import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import type { IconName } from '@dragoman/ui/Icon'
import { Row, Stack } from '@dragoman/ui/Page'
import { TagList } from '@dragoman/ui/TagList'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { AddRow } from './AddRow.tsx'

interface Thing {
  uuid: string
  name: string
}

export interface UserMembershipsProps {
  title: string
  description: string
  icon: IconName
  /** The things that the person belongs to. */
  things: readonly Thing[]
  /** The things to choose from. */
  choices: readonly Thing[] | undefined
  /** The name of the field. */
  label: string
  none: string
  /** Nothing can be changed here. */
  isLocked: boolean
  isPending: boolean
  onAdd: (uuid: string) => void
  onRemove: (uuid: string) => void
}

/** Things of one kind that a person belongs to. */
export function UserMemberships(props: UserMembershipsProps) {
  const { title, description, icon, things, choices = [], label, none, isLocked, isPending, onAdd, onRemove } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const free = choices.filter(({ uuid }) => !things.some((thing) => thing.uuid === uuid))
  return (
    <Card title={title} description={description}>
      <Stack>
        {things.length > 0 ? (
          <Row>
            <TagList
              label={title}
              items={things.map(({ uuid, name }) => ({ id: uuid, label: name, icon }))}
              onRemove={isLocked ? undefined : (ids) => ids.forEach(onRemove)}
            />
          </Row>
        ) : (
          <p>{none}</p>
        )}
        {!isLocked && free.length > 0 && (
          <AddRow
            button={
              <Button
                isDisabled={!chosen}
                isPending={isPending}
                onPress={() => {
                  onAdd(chosen!)
                  setChosen(null)
                }}
              >
                {t('users.add')}
              </Button>
            }
          >
            <ComboBox
              label={label}
              value={chosen}
              onChange={setChosen}
              options={free.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            />
          </AddRow>
        )}
      </Stack>
    </Card>
  )
}
