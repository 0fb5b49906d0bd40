import type { User } from '@dragoman/sdk/operations/users'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ActivityFeed } from '../../activity/ActivityFeed.tsx'
import { activityKinds } from '../../activity/activity-search.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The actions of a person, and those on their account. */
export function PersonActivity({ user: { uuid, name } }: { user: User }) {
  const { side = 'by' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = { name: isolated(name) }
  return (
    <ActivityFeed
      key={side}
      of={side === 'by' ? { userUuid: uuid } : { entityUuid: uuid }}
      kinds={side === 'by' ? activityKinds : ['ACCESS', 'STATUS', 'MONEY', 'ASSIGNMENT', 'DETAILS']}
      namesProject
      end={
        <SegmentedControl
          label={t('activity.of')}
          value={side}
          onChange={(next) =>
            void navigate({
              to: '.',
              search: ({ what: _what, ...rest }) => ({ ...rest, side: next === 'about' ? 'about' : undefined }),
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { id: 'by', label: t('activity.by', values) },
            { id: 'about', label: t('activity.about', values) },
          ]}
        />
      }
    />
  )
}
