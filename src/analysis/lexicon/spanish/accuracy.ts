import type { TopicWords } from '../format.ts';

export const accuracy: TopicWords = {
  names: 'foto, fotos, imagenes, descripcion, anuncio, fotografias',
  positive: `
    tal cual, tal como, tal y como, como en las fotos, como se ve en las fotos, como se ve,
    igual que en las fotos, igual que en las, igual que las fotos, igual a las fotos, igualito, identico a,
    identic*, exactamente como, exactamente igual, se corresponde, se corresponde con, corresponde con,
    corresponde a la, coincide con, coincide, coinciden con, fiel a, fiel a las fotos, fieles a,
    ajusta a la descripcion, se ajusta a, segun lo descrito, como esta descrito, como se describe,
    como se anuncia, como describe, como anuncia, como anunciaban, como lo describen, como en el anuncio,
    como en la descripcion, conforme a, incluso mejor en persona, mejor en persona, mejor que en las fotos,
    mejor que en fotos, mas bonito que en las fotos, las fotos no le hacen justicia, no le hacen justicia,
    no hacen justicia, sin sorpresas, ninguna sorpresa, cumple lo que promete, lo que promete,
    lo que se ve es lo que hay, no engana, no enganan, como esperabamos, lo prometido`,
  negative: `
    enganos*, engano, enganan, engana, enganad*, publicidad enganosa, no corresponde, no se corresponde,
    no se parece, nada que ver, no tiene nada que ver, no es como, no era como, no es lo que,
    no es lo mismo, no coincide, no coinciden, no se ajusta, no concuerda, fotos antiguas, fotos viejas,
    fotos retocadas, retocad*, gran angular, angular, fotos mienten, las fotos mienten,
    distinto a las fotos, diferente a las fotos, distinto de, diferente a lo, otro piso, otro apartamento,
    otro alojamiento, distinto al, el anuncio dice, el anuncio decia, anuncio ponia, segun el anuncio,
    en el anuncio, la descripcion dice, la descripcion decia, pone en la descripcion, ponia, anunciaban,
    anunciado, anunciada, anuncian, supuest*, supuestamente, en teoria, en realidad, resulta que,
    resulto ser, resulta ser, no se menciona, no mencionan, no lo mencionan, no ponia, no avisan,
    no avisaban, no indica, no indican, no especifica, omiten, mas pequeno que en las fotos,
    mas pequeno de lo, mas pequeno que en, mas grande en las fotos, falso, falsa, falsas, mentira,
    llamada terraza, lo llaman, fotos son de hace, fotos de hace, en las fotos parec*, las fotos parec*`,
  goodBeside: 'fiel*, real*, exact*, honest*, verdad, correct*, precis*, sincer*',
  badBeside: `
    antigu*, viej*, fals*, mienten, engan*, distint*, favorecedor*, favorec*, optimista*, exagerad*,
    diferente*, retocad*, incompleta`,
};
