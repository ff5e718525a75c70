import { IconShare } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { shareCopy as copy } from '~/copy/analysis/share.ts'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import { Button } from '~/ui/button.tsx'
import { toast } from '~/ui/toast/toast.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'

type Props = {
  readonly analysis: AnalysisResult | null
  readonly date: Date
  readonly onDone?: () => void
}

/** Button that shares the picture of an analysis; shows a message if there is none. */
export function ShareButton({ analysis, date, onDone }: Props) {
  const brand = useSalonBrand()
  const sharing = useMutation({
    mutationFn: async (shared: AnalysisResult) => {
      // Loaded on demand, to keep the drawing code out of the main bundle.
      const { shareAnalysis } = await import('./share-analysis.ts')
      return shareAnalysis(shared, date, brand)
    },
    onSuccess: (shared) => {
      if (shared.way === 'app') toast.success(copy.toasts.shared)
      else if (shared.way === 'clipboard') toast.success(copy.toasts.copied)
      else if (shared.way === 'file')
        toast.success({ title: copy.toasts.saved.title, text: copy.toasts.saved.text(shared.name) })
    },
    onError: () => toast.error(copy.toasts.failed),
    onSettled: () => onDone?.(),
  })
  return (
    <Button
      look="secondary"
      size="lg"
      icon={IconShare}
      pending={sharing.isPending}
      pendingLabel={copy.sharing}
      onClick={() => (analysis === null ? toast.error(copy.toasts.nothing) : sharing.mutate(analysis))}
    >
      {copy.share}
    </Button>
  )
}
