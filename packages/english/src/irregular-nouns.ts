const table = `
man men,woman women,child children,foot feet,tooth teeth,goose geese,mouse mice,louse lice,ox oxen,person people,
half halves,leaf leaves,life lives,wife wives,knife knives,wolf wolves,shelf shelves,self selves,thief thieves,
loaf loaves,calf calves,scarf scarves,elf elves,hoof hooves,sheaf sheaves,
analysis analyses,basis bases,crisis crises,thesis theses,hypothesis hypotheses,emphasis emphases,oasis oases,
diagnosis diagnoses,synthesis syntheses,parenthesis parentheses,axis axes,neurosis neuroses,
criterion criteria,phenomenon phenomena,curriculum curricula,bacterium bacteria,medium media,datum data,
stimulus stimuli,nucleus nuclei,cactus cacti,fungus fungi,alumnus alumni,radius radii,
appendix appendices,index indices,matrix matrices,vertex vertices,quiz quizzes,bus buses,gas gases,
potato potatoes,tomato tomatoes,hero heroes,echo echoes,veto vetoes,torpedo torpedoes,
belief beliefs,chief chiefs,roof roofs,proof proofs,cliff cliffs`;

const invariantNouns = `sheep,deer,fish,series,species,aircraft,spacecraft,means,offspring,salmon,trout,shrimp,crossroads,
headquarters,moose,bison,swine`;

/** Plural by singular. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ...table.split(',').map((row): [string, string] => {
    const [one = '', many = ''] = row.trim().split(' ');
    return [one, many];
  }),
  ...invariantNouns.split(',').map((noun): [string, string] => [noun.trim(), noun.trim()]),
]);
