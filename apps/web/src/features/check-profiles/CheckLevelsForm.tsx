import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CheckLevel, CheckLevels, CheckProfiles } from '@dragoman/sdk/operations/checkProfiles'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { EditTable } from '../../display/NarrowTable.tsx'
import { errorText } from '../../errors/error-text.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { showToast } from '../../ground/toasts.ts'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './CheckLevelsForm.module.css'
import { levelElsewhere, profileAt, type CheckKind, type Elsewhere, type ProfilePlace } from './levels-elsewhere.ts'

const levels: readonly CheckLevel[] = ['OFF', 'WARN', 'BLOCK']

/** The levels of all checks in a place, and where each comes from. Another place makes another form: give it a `key`. */
export function CheckLevelsForm({ data, place }: { data: CheckProfiles; place: ProfilePlace }) {
  const own = profileAt(data, place)
  const [chosen, setChosen] = useState<CheckLevels>(own?.levels ?? {})
  const isDirty = JSON.stringify(sorted(chosen)) !== JSON.stringify(sorted(own?.levels ?? {}))
  const save = useMutation({ ...mutation(api.checkProfiles.save), meta: { showsErrors: true } })
  const submit = async () => {
    const body = { ...place, levels: chosen }
    await save.mutateAsync({ headers: { 'If-Match': own?.version ?? 'none' }, body })
    showToast({ tone: 'success', title: t('checkProfiles.saved') })
    return true
  }
  useUnsavedGuard(isDirty, () => submit().catch(() => false))
  const choose = (kind: CheckKind, id: string) => {
    const { [kind]: _before, ...others } = chosen
    setChosen(id === inherited ? others : { ...others, [kind]: id as CheckLevel })
  }
  return (
    <Stack>
      {save.error && <InlineAlert tone="danger">{errorText(save.error)}</InlineAlert>}
      <EditTable label={t('checkProfiles.title')} className={styles.levels}>
        <thead>
          <tr>
            <th scope="col">{t('checkProfiles.check')}</th>
            <th scope="col">{t('checkProfiles.level')}</th>
            <th scope="col">{t('checkProfiles.from')}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(data.standard) as CheckKind[]).map((kind) => {
            const elsewhere = levelElsewhere(data, place, kind)
            return (
              <tr key={kind}>
                <th scope="row">{t(`checkRuns.kind.${kind}`)}</th>
                <td className={styles.level}>
                  <Select
                    label={t(`checkRuns.kind.${kind}`)}
                    isLabelHidden
                    value={chosen[kind] ?? inherited}
                    onChange={(id) => choose(kind, id)}
                    options={[
                      { id: inherited, label: t('checkProfiles.inherited', { level: levelWord(elsewhere.level) }) },
                      ...levels.map((id) => ({ id, label: levelWord(id) })),
                    ]}
                  />
                </td>
                <td className={styles.from}>{chosen[kind] === undefined ? fromWords(elsewhere) : placeWords(place)}</td>
              </tr>
            )
          })}
        </tbody>
      </EditTable>
      <Row>
        <Button
          variant="primary"
          isDisabled={!isDirty}
          isPending={save.isPending}
          onPress={() => void submit().catch(() => undefined)}
        >
          {t('shell.save')}
        </Button>
      </Row>
    </Stack>
  )
}

const inherited = 'INHERITED'

const levelWord = (level: CheckLevel) => t(`checkProfiles.level.${level}`)

const sorted = (chosen: CheckLevels) => Object.entries(chosen).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** The profile that decides, in words. */
function fromWords({ profile }: Elsewhere): string {
  if (!profile) return t('checkProfiles.from.standard')
  const { projectUuid, targetLanguage, orgUnit } = profile
  return withLanguage(orgUnit?.name ?? placeName({ projectUuid }), targetLanguage)
}

const placeName = ({ projectUuid }: ProfilePlace) =>
  projectUuid === undefined ? t('checkProfiles.from.account') : t('checkProfiles.from.project')

/** The place of a form itself: an organizational unit is named above. */
const placeWords = ({ projectUuid, orgUnitUuid, targetLanguage }: ProfilePlace) =>
  withLanguage(orgUnitUuid === undefined ? placeName({ projectUuid }) : t('checkProfiles.from.unit'), targetLanguage)

const withLanguage = (place: string, language: string | undefined) =>
  language === undefined ? place : t('checkProfiles.fromLanguage', { place, language: languageName(language) })
