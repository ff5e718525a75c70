import { serviceFile } from '@riflesso/contract'
import { IconFileCertificate } from '@tabler/icons-react'
import { addressOf } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { Button } from '~/ui/button.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { useApiMutation } from '~/ui/toast/toast.ts'

const { serviceFile: copy } = shareCopy

/** Button that downloads the file of the service of an analysis. */
export function ServiceFileButton({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => fetchFile(addressOf(serviceFile, { params: { id } })),
    failed: copy.failed,
    onSuccess: (file) => {
      saveFile(file)
      onDone()
    },
  })
  return (
    <Button look="secondary" size="lg" icon={IconFileCertificate} pending={isPending} onClick={() => mutate()}>
      {copy.button}
    </Button>
  )
}
