import { Button } from '@dragoman/ui/Button'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { TextField } from '@dragoman/ui/TextField'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { moved, type RulesDraft, type RulesProblem } from './rules-draft.ts'
import styles from './RulesTable.module.css'
import { newId, type SrxDocument, type SrxMap } from './srx-document.ts'

export interface LanguageMapsProps {
  draft: RulesDraft
  isDisabled: boolean
  problem: RulesProblem | undefined
  onChange: (change: Partial<SrxDocument>) => void
}

/** The sets of rules of each language: in their order, the first that fits, or all that fit. */
export function LanguageMaps({ draft: { document }, isDisabled, problem, onChange }: LanguageMapsProps) {
  const { maps, sets, cascade } = document
  const setMap = (map: SrxMap) => onChange({ maps: maps.map((each) => (each.id === map.id ? map : each)) })
  const accused = maps.find(({ id }) => id === problem?.id)
  return (
    <Disclosure
      title={t('segmentation.languages')}
      headingLevel={3}
      key={accused?.id}
      defaultExpanded={accused !== undefined || sets.length > 1}
    >
      <Stack gap={12}>
        <Switch
          isSelected={cascade}
          onChange={(next) => onChange({ cascade: next })}
          description={t('segmentation.cascadeText')}
          isDisabled={isDisabled}
        >
          {t('segmentation.cascade')}
        </Switch>
        <table className={styles.table} aria-label={t('segmentation.languages')}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('segmentation.set')}</th>
              <th scope="col">{t('segmentation.pattern')}</th>
              <th scope="col">
                <VisuallyHidden>{t('shell.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {maps.map((map, at) => (
              <tr key={map.id}>
                <th scope="row">{formatNumber(at + 1)}</th>
                <td>
                  <Select
                    label={t('segmentation.setOf', { number: at + 1 })}
                    isLabelHidden
                    options={sets.map(({ name }) => ({ id: name, label: name }))}
                    value={map.set}
                    onChange={(set) => setMap({ ...map, set })}
                    isDisabled={isDisabled}
                  />
                </td>
                <td className={styles.pattern} dir="ltr" data-column={t('segmentation.pattern')}>
                  <TextField
                    label={t('segmentation.patternOf', { number: at + 1 })}
                    isLabelHidden
                    value={map.pattern}
                    onChange={(pattern) => setMap({ ...map, pattern })}
                    isDisabled={isDisabled}
                    spellCheck="false"
                    errorMessage={map === accused ? problem?.reason : undefined}
                  />
                </td>
                <td className={styles.tools}>
                  <IconButton
                    icon="arrow-up"
                    size="small"
                    label={t('segmentation.moveLanguageUp', { number: at + 1 })}
                    isDisabled={isDisabled || at === 0}
                    onPress={() => onChange({ maps: moved(maps, at, -1) })}
                  />
                  <IconButton
                    icon="arrow-down"
                    size="small"
                    label={t('segmentation.moveLanguageDown', { number: at + 1 })}
                    isDisabled={isDisabled || at === maps.length - 1}
                    onPress={() => onChange({ maps: moved(maps, at, 1) })}
                  />
                  <IconButton
                    icon="trash"
                    size="small"
                    label={t('segmentation.removeLanguage', { number: at + 1 })}
                    isDisabled={isDisabled || maps.length === 1}
                    onPress={() => onChange({ maps: maps.filter((each) => each !== map) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Row>
          <Button
            icon="plus"
            size="small"
            isDisabled={isDisabled || sets.length === 0}
            onPress={() => onChange({ maps: [{ id: newId(), pattern: 'en.*', set: sets[0]!.name }, ...maps] })}
          >
            {t('segmentation.addLanguage')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  )
}
