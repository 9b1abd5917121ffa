/** Unit symbols as often mistyped, and as in GB 3100 to 3102. */
export const unitSymbols: ReadonlyMap<string, string> = new Map(
  `
  KG kg, Kg kg, kG kg, KM km, Km km, kM km, CM cm, Cm cm, cM cm, Mm mm, mM mm, Ml mL, ML mL,
  KW kW, Kw kW, kw kW, KWH kW·h, KWh kW·h, Kwh kW·h, kwh kW·h, kWH kW·h, Kw·h kW·h, KW·h kW·h,
  HZ Hz, hz Hz, hZ Hz, KHZ kHz, KHz kHz, Khz kHz, khz kHz, kHZ kHz, MHZ MHz, Mhz MHz, mhz MHz, mHz MHz,
  GHZ GHz, Ghz GHz, ghz GHz, THZ THz, Thz THz, DB dB, db dB, Db dB, KPA kPa, Kpa kPa, KPa kPa, kpa kPa, kPA kPa,
  MPA MPa, Mpa MPa, mpa MPa, GPA GPa, Gpa GPa, HPA hPa, Hpa hPa, hpa hPa, PA Pa, KV kV, Kv kV, kv kV,
  MV·A MV·A, KVA kV·A, kva kV·A, Kva kV·A, KA kA, KJ kJ, Kj kJ, kj kJ, MJ MJ, KCAL kcal, Kcal kcal, KN kN, Kn kN, kn kN,
  MG mg, Mg mg, UG μg, ug μg, um μm, UM μm, us μs, uL μL, ul μL, uA μA, uF μF, uV μV, NM nm, Nm nm, PF pF, pf pF,
  uf μF, Mw MW, mw mW, Gw GW, gw GW, sec s, secs s, SEC s, hr h, hrs h, HR h, mins min, MIN min, Min min, LX lx, Lm lm,
  Mol mol, MOL mol, mMol mmol, Mmol mmol, KPH km/h, kph km/h, KM/H km/h, Km/h km/h, km/H km/h, KM/h km/h, Km/H km/h,
  M/S m/s, m/S m/s, KG/M kg/m, CC mL, cc mL, C° °C, c° °C, °c °C
`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== pair[1]),
);
