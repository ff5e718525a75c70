export const accuracyCopy = {
  title: 'Quanto è precisa la lettura',
  description:
    'Quante volte Riflesso legge l’altezza di tono giusta, quanto è largo il margine e dove sbaglia: misurato su fotografie vere mai usate per metterlo a punto.',
  lead: (heads: number) =>
    `${heads} teste vere, fotografate in studio, alla finestra e sotto le lampade. Nessuna è servita a mettere a punto la lettura. Un occhio le ha giudicate due volte accanto alla scala: qui sotto, le sue risposte e le nostre.`,
  figures: {
    withinOne: { unit: 'su 100', text: 'letture entro un livello dall’occhio' },
    insideBar: { unit: 'su 100', text: 'volte in cui la risposta dell’occhio cade dentro il nostro margine' },
    tones: {
      unit: 'su 100',
      text: 'riflessi giusti, in media su cinque famiglie; dire sempre «naturale» ne farebbe 20',
    },
    meanError: { unit: 'livelli', text: 'di errore in media, sull’altezza di tono' },
  },
  scatter: {
    title: 'Testa per testa',
    text: 'Ogni punto è una testa, del suo colore. Sulla riga obliqua la lettura è uguale all’occhio; nella fascia, entro un livello.',
    eye: 'Visto dall’occhio',
    read: 'Letto da Riflesso',
    alt: (heads: number, inside: number) =>
      `Grafico di ${heads} letture accanto al giudizio dell’occhio, dall’altezza di tono 1 alla 10: ${inside} stanno entro un livello.`,
  },
  bars: {
    title: 'Il margine che dichiariamo',
    text: 'Ogni lettura porta il suo margine: più la foto nasconde, più si allarga. Vale come promessa: nove volte su dieci il livello vero deve starci dentro.',
    columns: { bar: 'Margine', heads: 'Teste' },
    classes: ['fino a 1 livello', 'fino a 1 livello e mezzo', 'fino a 2 livelli', 'oltre 2 livelli'],
  },
  groups: {
    title: 'Dove riesce, dove sbaglia',
    text: 'Le stesse teste, divise per capelli e per luce. Le barre dicono quante letture su cento stanno entro un livello.',
    columns: {
      group: 'Gruppo',
      heads: 'Teste',
      withinOne: 'Entro un livello',
      meanError: 'Errore medio',
      insideBar: 'Nel margine',
    },
    names: {
      'dark, levels 1 to 3.5': 'Capelli scuri, 1–3',
      'middle, levels 4 to 6.5': 'Castani e biondi scuri, 4–6',
      'light, level 7 and up': 'Biondi, da 7 in su',
      'grey, a third or more': 'Bianchi per un terzo o più',
      straight: 'Lisci',
      'wavy or curly': 'Mossi e ricci',
      studio: 'Luce di studio',
      'daylight and sun': 'Luce del giorno',
      'warm, dim, flash, stage': 'Luce calda, flash, poca luce',
      women: 'Donne',
      men: 'Uomini',
    } as Readonly<Record<string, string>>,
  },
  fails: {
    title: 'Che cosa ancora non sa fare',
    items: ({ refused, heads, claimed, bare }: Record<'refused' | 'heads' | 'claimed' | 'bare', number>) => [
      'Nei capelli grigi l’occhio giudica le ciocche pigmentate, la lettura vede anche le bianche: lì l’errore è più grande.',
      'I biondi chiari escono più scuri di quel che sono, se la foto è sottoesposta e niente nella foto lo dice.',
      'Le teste ricce, le acconciature afro e le foto da dietro sono ancora poche: i loro numeri valgono meno.',
      `Teste non riconosciute: ${refused} su ${heads}. Lì i capelli si segnano con un dito.`,
      `${claimed} volte su ${bare}, dove capelli non ce n’erano (teste rasate, cappelli, pellicce), ne ha visti lo stesso.`,
    ],
  },
  repeated: (heads: number, share: string) =>
    `La stessa foto, cambiata come cambia un secondo scatto (più scura, più calda, più vicina, specchiata): ${share} volte su 100 la lettura si sposta al massimo di mezzo livello (${heads} teste).`,
  method: {
    title: 'Come misuriamo',
    items: [
      'Le fotografie sono divise in due metà fisse, per nome: su una si regola la lettura, sull’altra si misura e basta. I numeri di questa pagina sono dell’altra.',
      'L’occhio giudica ogni foto a grandezza intera, con la scala dei livelli accanto, due volte e in ordine diverso: fra le due volte cambia idea, in media, di un quarto di livello.',
      'Una testa che la lettura non trova conta come sbagliata.',
      'La pagina si riscrive da sola dal rapporto del motore, a ogni nuova misura.',
    ],
  },
  end: 'Il margine non decide al posto tuo: prima della formula Riflesso mostra radici, lunghezze e punte e chiede «Tu che dici?».',
} as const
