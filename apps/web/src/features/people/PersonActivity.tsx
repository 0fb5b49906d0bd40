import type { ActivityKind } from '@dragoman/sdk/operations/activity'
import type { User } from '@dragoman/sdk/operations/users'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useState } from 'react'
import { ActivityFeed } from '../../activity/ActivityFeed.tsx'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

const kinds: readonly ActivityKind[] = [
  'ACCESS',
  'STATUS',
  'ASSIGNMENT',
  'FILES',
  'TEXT',
  'MONEY',
  'LANGUAGE_RESOURCES',
  'MESSAGES',
  'DETAILS',
]

/** What a person did, or what was done to their account. */
export function PersonActivity({ user: { uuid, name } }: { user: User }) {
  const [side, setSide] = useState<'by' | 'about'>('by')
  const values = { name: isolated(name) }
  return (
    <ActivityFeed
      key={side}
      of={side === 'by' ? { userUuid: uuid } : { entityUuid: uuid }}
      kinds={side === 'by' ? kinds : ['ACCESS', 'STATUS', 'MONEY', 'ASSIGNMENT', 'DETAILS']}
      namesProject
      end={
        <SegmentedControl
          label={t('activity.of')}
          value={side}
          onChange={(next) => setSide(next === 'about' ? 'about' : 'by')}
          options={[
            { id: 'by', label: t('activity.by', values) },
            { id: 'about', label: t('activity.about', values) },
          ]}
        />
      }
    />
  )
}
