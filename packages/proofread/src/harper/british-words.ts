/** British spellings that no rule of thumb turns into American ones; harper, asked for American, knows none. */
const bases = `
  acknowledgement aeroplane afterwards ageing amongst aluminium analogue annexe anticlockwise artefact
  backwards downwards forwards inwards onwards outwards towards upwards
  cheque chequebook chilli cosy draught draughts draughty dreamt enrol enrolment fulfil fulfilment gaol
  grey greyish instalment jewellery kerb kerbside kilometre leapt learnt liquorice litre
  manoeuvre manoeuvrable maths metre mould mouldy moult moustache mum mummy nought orientated pedalled
  petrol plough ploughman practise programme pyjamas saleable sceptic sceptical scepticism skilful
  smelt smoulder snowplough spelt spilt spoilt storey sulphate sulphur sulphuric telly tonne
  tyre whilst wilful woollen woolly yoghurt
`
  .trim()
  .split(/\s+/);

const known = new Set(bases.flatMap(formsOf));

/** Whether a small-lettered word is right in British English although American dictionaries lack it. */
export function isBritishWord(word: string): boolean {
  return known.has(word);
}

function formsOf(base: string): string[] {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  return [base, `${base}s`, `${stem}ed`, `${stem}ing`, `${stem}er`, `${stem}ers`];
}
