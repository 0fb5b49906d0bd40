import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { KeyHint } from '@dragoman/ui/Kbd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useState, type Ref } from 'react'
import { countryName, currencyName, languageName } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { codeWord, fieldWord } from './query-words.ts'
import type { QuerySpec, ValueSource } from './query-spec.ts'
import { commonDates, type Typing } from './suggest.ts'
import styles from './Suggestions.module.css'

export interface SuggestionsHandle {
  move: (step: 1 | -1) => void
  /** Takes the marked one, or the first where `isFirstMeant`; false where there is none to take. */
  pick: (isFirstMeant: boolean) => boolean
}

export interface SuggestionsProps {
  handle: Ref<SuggestionsHandle>
  listId: string
  typing: Typing
  spec: QuerySpec
  onChoose: (value: string) => void
  onActiveChange: (id: string | undefined) => void
}

interface Suggestion {
  /** The text that is written into the line. */
  value: string
  name: string
  end?: string
}

/** Suggests the next part of a query line: fields, or values of the field. */
export function Suggestions({ handle, listId, typing, spec, onChoose, onActiveChange }: SuggestionsProps) {
  const remote = useRemote(typing.kind === 'value' ? spec.sources[typing.field] : undefined, typing.prefix)
  const found = matching(
    typing.kind === 'field' ? fieldsOf(spec) : [...known(typing.field, spec), ...remote],
    typing.prefix,
  )
  const place = `${typing.kind} ${typing.kind === 'value' ? typing.field : ''} ${typing.prefix}`
  const [marked, setMarked] = useState({ place, at: -1 })
  const at = marked.place === place ? Math.min(marked.at, found.length - 1) : -1
  const idOf = (index: number) => `${listId}-${index}`
  const activeId = at >= 0 ? idOf(at) : undefined
  useEffect(() => {
    onActiveChange(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActiveChange])
  useImperativeHandle(handle, () => ({
    move: (step) =>
      setMarked({ place, at: (at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % Math.max(found.length, 1) }),
    pick(isFirstMeant) {
      const chosen = found[at >= 0 ? at : isFirstMeant ? 0 : -1]
      if (!chosen) return false
      onChoose(chosen.value)
      return true
    },
  }))
  if (found.length === 0) return null
  return (
    <div className={styles.box}>
      <div id={listId} role="listbox" aria-label={t('list.suggestions')} className={styles.list}>
        {found.map(({ value, name, end }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={value}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value)}
          >
            <bdi className={styles.name}>{name}</bdi>
            {end && <bdi className={styles.end}>{end}</bdi>}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <KeyHint keys={['Tab']}>{t('list.keys.complete')}</KeyHint>
        <KeyHint keys={['↵']}>{t('list.keys.apply')}</KeyHint>
      </div>
    </div>
  )
}

const most = 12

function matching(all: readonly Suggestion[], prefix: string): Suggestion[] {
  const wanted = prefix.toLowerCase()
  const holds = ({ value, name }: Suggestion) => [value, name].some((text) => text.toLowerCase().includes(wanted))
  const begins = ({ value, name }: Suggestion) => [value, name].some((text) => text.toLowerCase().startsWith(wanted))
  const found = all.filter(holds)
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, wanted ? most : 24)
}

const fieldsOf = (spec: QuerySpec): Suggestion[] =>
  Object.keys(spec.fields).map((field) => ({ value: field, name: fieldWord(spec, field), end: `${field}:` }))

function known(name: string, spec: QuerySpec): Suggestion[] {
  const field = spec.fields[name]!
  const none: Suggestion[] = field.hasNone ? [{ value: 'none', name: t('list.none'), end: 'none' }] : []
  if (field.kind === 'person') return [{ value: 'me', name: t('list.me'), end: 'me' }, ...none]
  if (field.kind === 'date')
    return commonDates
      .filter((date) => date !== 'none' || field.hasNone)
      .map((value) => ({ value, name: value.replaceAll('"', '') }))
  const codes = (field.codes ?? []).map((code) => {
    const value = code.toLowerCase().replaceAll('_', '-')
    return { value, name: codeWord(spec, name, code), end: value }
  })
  const options = (spec.options?.[name] ?? []).map((value) => ({ value, name: value }))
  return [...codes, ...options, ...none]
}

/** Values that the API knows; none of what the caller may not list. */
function useRemote(source: ValueSource | undefined, name: string): Suggestion[] {
  const { session } = useSession()
  const may = source !== undefined && session.can(requirements[operations[source].id as keyof typeof requirements])
  const { data } = useQuery({
    ...(source ? operations[source].query(name) : operations.languages.query()),
    enabled: may,
    placeholderData: keepPreviousData,
  } as never)
  return may && data && source ? operations[source].show(data as never) : []
}

const named = (rows: readonly { name: string }[]): Suggestion[] => rows.map(({ name }) => ({ value: name, name }))
const page = (name: string) => ({ name: name || undefined, size: most })
const people = (...roles: ('PROJECT_MANAGER' | 'VENDOR' | 'CLIENT')[]) => ({
  id: 'users.list',
  query: (name: string) =>
    query(api.users.list, { query: { ...page(name), ...(roles.length > 0 && { roles }), simple: true } }),
  show: ({ content }: { content: { name: string }[] }) => named(content),
})

const operations = {
  people: people(),
  managers: people('PROJECT_MANAGER'),
  linguists: people('VENDOR'),
  clients: people('CLIENT'),
  organizations: {
    id: 'organizations.list',
    query: (name: string) => query(api.organizations.list, { query: page(name) }),
    show: ({ content }: { content: { name: string }[] }) => named(content),
  },
  units: {
    id: 'orgUnits.list',
    query: (name: string) => query(api.orgUnits.list, { query: page(name) }),
    show: ({ content }: { content: { name: string }[] }) => named(content),
  },
  languages: {
    id: 'locales.listLanguages',
    query: () => query(api.locales.listLanguages),
    show: (languages: { code: string }[]) =>
      languages.map(({ code }) => ({ value: code, name: languageName(code), end: code })),
  },
  countries: {
    id: 'locales.listCountries',
    query: () => query(api.locales.listCountries),
    show: (countries: { code: string }[]) =>
      countries.map(({ code }) => ({ value: code.toLowerCase(), name: countryName(code), end: code })),
  },
  currencies: {
    id: 'locales.listCurrencies',
    query: () => query(api.locales.listCurrencies),
    show: (currencies: { code: string }[]) =>
      currencies.map(({ code }) => ({ value: code.toLowerCase(), name: currencyName(code), end: code })),
  },
  projects: {
    id: 'projects.list',
    query: (q: string) => query(api.projects.list, { query: { q: q || undefined, size: most } }),
    show: ({ content }: { content: { reference: string; name: string }[] }) =>
      content.map(({ reference, name }) => ({ value: reference, name: reference, end: name })),
  },
  steps: {
    id: 'workflows.list',
    query: () => query(api.workflows.list),
    show: (steps: { code: string; title: string }[]) =>
      steps.map(({ code, title }) => ({ value: code.toLowerCase(), name: title, end: code.toLowerCase() })),
  },
} as const satisfies Record<ValueSource, unknown>
