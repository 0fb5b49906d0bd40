import { createFileRoute } from '@tanstack/react-router'
import { Contracts } from '../../../features/sign-in/Contracts.tsx'
import { holdAt } from '../../../shell/stations.ts'

export const Route = createFileRoute('/_auth/auth/contract')({
  staticData: { title: 'access.contract.title', frame: 'wide' },
  beforeLoad: ({ context: { session } }) => holdAt('/auth/contract', session),
  component: ContractPage,
})

function ContractPage() {
  return <Contracts />
}
