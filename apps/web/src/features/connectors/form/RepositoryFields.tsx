import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useSettled } from '../../search/use-settled.ts'
import styles from '../connectors.module.css'
import { emptyRepository, isRightRepository, type RepositoryDraft } from './connection-draft.ts'
import type { SectionProps } from './section.ts'
import { useChoices } from './use-choices.tsx'

/** The repositories of a connection, each with its branch and the file that says what is translated. */
export function RepositoryFields({ draft, onChange, configUuid, isTried }: SectionProps) {
  const { repositories } = draft
  const set = (next: readonly RepositoryDraft[]) => onChange({ repositories: next })
  const { options, problem } = useChoices(
    query(api.connectors.listChoices, choicesOf(configUuid, 'repository')),
    configUuid,
  )
  return (
    <Stack>
      {problem}
      {repositories.map((one) => (
        <Repository
          key={one.key}
          repository={one}
          options={options}
          configUuid={configUuid}
          isTried={isTried}
          onChange={(changed) => set(repositories.map((each) => (each.key === one.key ? changed : each)))}
          onRemove={() => set(repositories.filter(({ key }) => key !== one.key))}
        />
      ))}
      {repositories.length === 0 && <p className={styles.text}>{t('connectors.noRepositories')}</p>}
      <Row>
        <Button icon="plus" onPress={() => set([...repositories, emptyRepository(repositories)])}>
          {t('connectors.addRepository')}
        </Button>
      </Row>
    </Stack>
  )
}

const choicesOf = (configUuid: string | undefined, field: 'repository') => ({
  path: { configUuid: configUuid ?? '' },
  query: { field },
})

interface RepositoryProps {
  repository: RepositoryDraft
  options: { id: string; label: string }[] | undefined
  configUuid: string | undefined
  isTried: boolean
  onChange: (repository: RepositoryDraft) => void
  onRemove: () => void
}

function Repository({ repository, options = [], configUuid, isTried, onChange, onRemove }: RepositoryProps) {
  const { path, baseBranch, configPath, projectTag } = repository
  const [typed, setTyped] = useState(path)
  const set = (change: Partial<RepositoryDraft>) => onChange({ ...repository, ...change })
  // The other system isn't asked for every letter.
  const asked = useSettled(path, 400)
  const { options: branches } = useChoices(
    query(api.connectors.listChoices, {
      path: { configUuid: configUuid ?? '' },
      query: { field: 'branch', repository: asked.includes('/') ? asked : 'none/none' },
    }),
    isRightRepository({ ...repository, path: asked }) ? configUuid : undefined,
  )
  return (
    <div className={styles.repository}>
      <Stack>
        <FormRow>
          <ComboBox
            label={t('connectors.repository')}
            isRequired
            allowsCustomValue
            options={options}
            inputValue={typed}
            onInputChange={(text) => {
              setTyped(text)
              set({ path: text.trim() })
            }}
            value={options.some(({ id }) => id === path) ? path : null}
            onChange={(id) => {
              if (id === null) return
              setTyped(id)
              set({ path: id })
            }}
            errorMessage={isTried && !isRightRepository(repository) ? t('connectors.repositoryForm') : undefined}
          />
          <TextField
            label={t('connectors.branch')}
            isOptional
            placeholder="main"
            description={
              branches && branches.length > 0
                ? branches
                    .map(({ id }) => id)
                    .slice(0, 6)
                    .join(', ')
                : undefined
            }
            value={baseBranch}
            onChange={(next) => set({ baseBranch: next })}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={t('connectors.configPath')}
            isOptional
            placeholder="crowdin.yml"
            value={configPath}
            onChange={(next) => set({ configPath: next })}
          />
          <TextField
            label={t('connectors.projectTag')}
            isOptional
            maxLength={100}
            value={projectTag}
            onChange={(next) => set({ projectTag: next })}
          />
        </FormRow>
      </Stack>
      <IconButton icon="trash" label={t('connectors.removeRepository', { name: isolated(path) })} onPress={onRemove} />
    </div>
  )
}
