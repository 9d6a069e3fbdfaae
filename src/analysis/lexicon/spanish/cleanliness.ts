import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'limpieza, higiene, senora de la limpieza',
  positive: `
    limpio, limpia, limpios, limpias, limpisim*, limpit*, impoluto, impoluta, impolut*, reluciente*,
    como los chorros del oro, pulcro, pulcra, pulcritud, inmaculad*, higienic*, ni una mota, ni un pelo,
    olia a limpio, huele a limpio, desinfectad*, recien limpi*, aseado, asead*, se puede comer en el suelo`,
  negative: `
    sucio, sucia, sucios, sucias, sucisim*, suciedad, mugre*, mugrient*, guarr*, cochin*, polvo, pelo,
    pelos, cabello*, pelusa*, mancha, manchas, manchad*, migas, pegajos*, grasa, grasient*, cucaracha*,
    chinches, hormigas, ratones, raton, ratas, telarana*, arana*, insectos, bichos, bicho, rona, ronas,
    ronos*, sin limpiar, mal limpi*, no limpi*, no estaba/estaban limpi*, falta de limpieza, falta limpieza,
    faltaba limpieza, falto limpieza, poco limpi*, limpieza .. mejorable,
    limpieza deja/dejaba .. que desear, dejaba que desear, tuvimos que limpiar, nos toco limpiar,
    antihigienic*, basura*, restos de comida, sabanas usadas, huespedes anteriores, inquilinos anteriores,
    anterior huesped, sin barrer, sin fregar, sin cambiar, repugnante*, insalubre*, pringos*`,
  badBeside: 'regular, mejorable*, justa, justita, floja, escasa, desear, superficial, deficiente',
  goodBeside: 'esmerad*, diez',
  good: 'impecable, impecables',
};
