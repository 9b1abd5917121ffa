import { writeFileSync } from 'node:fs';
import { readCatalogue } from './src/compile/catalogue.ts';
import { messageTypes, messageTypesFile } from './src/compile/message-types.ts';

// Run after changing messages/en; the development server does so automatically.
writeFileSync(messageTypesFile, messageTypes(readCatalogue()));
