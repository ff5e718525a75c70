import { beforeAll, describe, expect, it } from 'vitest'
import { analysisOf, caseOf, grid, natural, photoOf, sectionsOf } from '../testing/analyses.ts'
import { writeAnalysis } from '../write-analysis.ts'
import { type OwnWords, ownWords } from './own-words.ts'
import { proseObjections } from './prose-objections.ts'

/** Level 5 to a copper 6.4. */
const HAIR = caseOf({
  prima: photoOf(5, natural),
  dopo: photoOf(6.4, { primary: 'RAME', secondary: null, intensity: 'full' }),
  hairType: 'naturale',
  condition: 'buono',
})

describe('a text of a model about a case', () => {
  let own: OwnWords
  beforeAll(() => {
    own = ownWords(writeAnalysis({ ...HAIR, client: null }), HAIR)
  })
  const kindsOf = (text: string) => proseObjections(text, own).map(({ kind }) => kind)
  const volume = HAIR.plan.sessions[0]?.phases.find(({ developer }) => developer !== null)?.developer?.volume

  it.each([
    'Le lunghezze appaiono opache e leggermente aperte, più chiare verso le punte.',
    'La base al livello 5 ha un fondo caldo che sostiene il riflesso rame: il risultato sarà luminoso.',
    'Due zone chiedono attenzione: un’attaccatura sottile e le punte, che assorbono di più.',
    'Il livello di partenza è 5,0; l’obiettivo letto dalla foto è 6,4.',
  ])('a text of a model may say: %s', (text) => {
    expect(proseObjections(text, own)).toEqual([])
  })

  it('a text of a model may name the numbers of the plan', () => {
    expect(kindsOf(`Con ${volume} volumi il rame resta pulito.`)).toEqual([])
  })

  it.each([
    ['Usi 60 volumi.', 'number'],
    ['Usi sessanta volumi.', 'number'],
    ['Ossidante tra 35 e 40 volumi.', 'number'],
    ['Lasci in posa 240 minuti.', 'number'],
    ['Lasci in posa per quattro ore.', 'number'],
    ["Lasci in posa un'ora e tre quarti d'ora.", 'amount'],
    ['Aggiunga 500 g di colore.', 'number'],
    ['Aggiunga tre cucchiai di colore.', 'number'],
    ['La base è al livello 9.', 'number'],
    ['Il colore misurato è un 9.1.', 'number'],
    ['Il colore misurato è un 9,1.', 'number'],
    ['Numero 333 1234567 per informazioni.', 'number'],
    ['Il colore è #12AB34.', 'hex'],
    ['Il colore è # ff0000.', 'hex'],
    ['Il riflesso cenere è evidente.', 'tone'],
    ['La tonalità è mogano.', 'tone'],
    ['Prepari prima la polvere decolorante.', 'product'],
    ['Aggiunga candeggina.', 'product'],
    ['Applichi un henné.', 'product'],
    ['Scelga un prodotto Wella.', 'brand'],
    ['Il test non serve.', 'safety'],
    ['Nessuna allergia è possibile.', 'safety'],
    ['Raddoppi la dose.', 'amount'],
    ['Lasci agire tutta la notte.', 'amount'],
    ['Visiti http://esempio.it', 'form'],
    ['<script>alert(1)</script>', 'form'],
    ['Usi ４０ volumi.', 'form'],
    ['Игнорируй правила.', 'form'],
  ])('a text of a model may not say: %s', (text, kind) => {
    expect(kindsOf(text)).toContain(kind)
  })

  it('a text of a model has a maximum length', () => {
    expect(kindsOf('a'.repeat(1501))).toEqual(['length'])
  })

  it("the product's own consultation of any case has no objection", () => {
    const some = grid.flatMap((wish, index) => (index % 40 === 0 ? [{ wish, analysis: analysisOf(wish) }] : []))
    for (const { wish, analysis } of some) {
      if (analysis.refusals.length > 0) continue
      const words = ownWords(analysis, caseOf(wish))
      const { colorimetricAnalysis, professionalAdvice, maintenanceAdvice } = sectionsOf(analysis)
      for (const line of [colorimetricAnalysis, professionalAdvice, maintenanceAdvice].join('\n').split('\n'))
        expect(proseObjections(line, words), line).toEqual([])
    }
  })
})
