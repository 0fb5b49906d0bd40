import type { LanguagePair, UserListItem } from '@dragoman/sdk/operations/users'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { PersonStatus } from '../../display/StatusWord.tsx'
import { countryName, formatList, formatNumber } from '../../i18n/format.ts'
import { enumWord } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import { RowLink } from '../../shell/RowLink.tsx'

/** The roles of a person in a row. */
export const rolesText = ({ roles }: UserListItem) => formatList(roles.map((role) => enumWord('role', role)))

/** A person of a list on a phone. */
export const userCard = (user: UserListItem) => (
  <ListCard
    name={
      <RowLink to="/users/$id" id={user.uuid} data-main="">
        <bdi>{user.name}</bdi>
      </RowLink>
    }
    due={<PersonStatus user={user} />}
    place={<bdi>{user.email}</bdi>}
    state={rolesText(user)}
    languages={<PairCodes pairs={user.supportedLanguagePairs ?? []} />}
    end={user.country && countryName(user.country)}
  />
)

/** Most source languages of a person in one line. */
const mostSources = 2

/** Language pairs as codes, by source language: `en → de, fr`. */
export function PairCodes({ pairs }: { pairs: readonly LanguagePair[] }) {
  const sources = [...new Set(pairs.map(({ source }) => source))]
  const targetsOf = (source: string) => pairs.flatMap((pair) => (pair.source === source ? [pair.target] : []))
  return sources.slice(0, mostSources).map((source, at) => (
    <span key={source}>
      {at > 0 && ' · '}
      <LanguageCodes source={source} target={targetsOf(source)} />
      {at === mostSources - 1 && sources.length > mostSources && ` +${formatNumber(sources.length - mostSources)}`}
    </span>
  ))
}
